//! One player against bots, in a browser that runs no scripts: everything goes by forms and reloading.

use browser_test::{Manner, Script};

use crate::house::house;
use crate::player::{Player, Watchdog, is_too_late};

async fn whole_game(game: &str) {
    let house = house();
    let mut player = Player::new(house.browser(Manner { script: Script::Off, ..Manner::USUAL }).await, 4);
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
    player.check_record(house.folder.path()).await;
    player.browser.close_but(is_too_late).await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost() {
    whole_game("red-outpost").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive() {
    whole_game("outlive").await;
}
