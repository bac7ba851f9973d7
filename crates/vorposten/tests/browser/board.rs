//! Whole games through the drawn tables alone: by mouse, and by finger on a phone.

use browser_test::{BrowserProfile, Motion, Screen, TestServer};

use crate::player::{Player, Watchdog};
use crate::test_server::test_server;

/// A table of Red Outpost with these others, and with special cards unless somebody plays alone.
async fn red_outpost(profile: BrowserProfile, others: &[&str], seed: u64) {
    let server = test_server();
    let player = Player::new(server.browser(profile).await, seed);
    if others.is_empty() {
        player.set_up("red-outpost", others).await;
    } else {
        player.set_up_with_cards(others).await;
    }
    play_to_the_end(server, player).await;
}

/// A table of Outlive with these others.
async fn outlive(profile: BrowserProfile, others: &[&str], seed: u64) {
    let server = test_server();
    let player = Player::new(server.browser(profile).await, seed);
    player.set_up("outlive", others).await;
    play_to_the_end(server, player).await;
}

async fn play_to_the_end(server: TestServer, mut player: Player) {
    let mut watchdog = Watchdog::new();
    loop {
        let sight = player.look().await;
        if sight.over {
            break;
        }
        watchdog.wait(&sight).await;
        player.touch(&sight).await;
    }
    player.check_record(server.folder.path()).await;
    player.browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_two_by_mouse_with_everything_moving() {
    red_outpost(BrowserProfile { motion: Motion::Full, ..BrowserProfile::USUAL }, &["local"], 11).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_four_by_mouse() {
    red_outpost(BrowserProfile::USUAL, &["local"; 3], 13).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_three_by_finger() {
    red_outpost(BrowserProfile { screen: Screen::Phone, ..BrowserProfile::USUAL }, &["local"; 2], 14).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_solo_by_mouse() {
    red_outpost(BrowserProfile::USUAL, &[], 15).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_two_by_mouse() {
    outlive(BrowserProfile::USUAL, &["local"], 16).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_four_by_finger() {
    outlive(BrowserProfile { screen: Screen::Phone, ..BrowserProfile::USUAL }, &["bot-random"; 3], 17).await;
}
