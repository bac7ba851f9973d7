//! One player against bots, in a browser that runs no scripts: everything goes by forms and reloading.

use browser_test::{BrowserProfile, Script};

use crate::player::{Player, Watchdog, is_too_late};
use crate::test_server::test_server;

async fn whole_game(game: &str) {
    let server = test_server();
    let mut player =
        Player::new(server.browser(BrowserProfile { script: Script::Off, ..BrowserProfile::USUAL }).await, 4);
    assert!(!player.browser.runs_scripts().await, "scripts are off");
    player.set_up(game, &["bot-random", "bot-random"]).await;
    let mut watchdog = Watchdog::new();
    loop {
        let sight = player.look().await;
        if sight.over {
            break;
        }
        if !player.act(&sight).await {
            watchdog.wait(&sight).await;
            player.browser.reload().await;
        }
    }
    player.check_record(server.folder.path()).await;
    player.browser.close_but(is_too_late).await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost() {
    whole_game("red-outpost").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive() {
    whole_game("outlive").await;
}
