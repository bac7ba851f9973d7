//! Whole games through the drawn tables alone: by mouse, and by finger on a phone.

use browser_test::{House, Manner, Motion, Screen};

use crate::house::house;
use crate::player::{Player, Watchdog};

/// A table of Red Outpost with these others, and with special cards unless somebody plays alone.
async fn red_outpost(manner: Manner, others: &[&str], seed: u64) {
    let house = house();
    let player = Player::new(house.browser(manner).await, seed);
    if others.is_empty() {
        player.set_up("red-outpost", others).await;
    } else {
        player.set_up_with_cards(others).await;
    }
    play_to_the_end(house, player).await;
}

/// A table of Outlive with these others.
async fn outlive(manner: Manner, others: &[&str], seed: u64) {
    let house = house();
    let player = Player::new(house.browser(manner).await, seed);
    player.set_up("outlive", others).await;
    play_to_the_end(house, player).await;
}

async fn play_to_the_end(house: House, mut player: Player) {
    let mut watchdog = Watchdog::new();
    loop {
        let sight = player.look().await;
        if sight.over {
            break;
        }
        watchdog.wait(&sight).await;
        player.touch(&sight).await;
    }
    player.check_record(house.folder.path()).await;
    player.browser.close().await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_two_by_mouse_with_everything_moving() {
    red_outpost(Manner { motion: Motion::Full, ..Manner::USUAL }, &["local"], 11).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_four_by_mouse() {
    red_outpost(Manner::USUAL, &["local"; 3], 13).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_three_by_finger() {
    red_outpost(Manner { screen: Screen::Phone, ..Manner::USUAL }, &["local"; 2], 14).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_solo_by_mouse() {
    red_outpost(Manner::USUAL, &[], 15).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_two_by_mouse() {
    outlive(Manner::USUAL, &["local"], 16).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_four_by_finger() {
    outlive(Manner { screen: Screen::Phone, ..Manner::USUAL }, &["bot-random"; 3], 17).await;
}
