//! Whole games through the drawn table alone, with special cards: by mouse, and by finger on a phone.

use browser_test::{Manner, Motion, Screen};

use crate::house::house;
use crate::player::{Player, Watchdog};

/// Sets up a table with these others and special cards, and plays it to the end.
async fn whole_game(manner: Manner, others: &[&str], seed: u64) {
    let house = house();
    let mut player = Player::new(house.browser(manner).await, seed);
    // In the solo game there are no special cards.
    if others.is_empty() {
        player.set_up("red-outpost", others).await;
    } else {
        player.set_up_with_cards(others).await;
    }
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
async fn two_by_mouse_with_everything_moving() {
    whole_game(Manner { motion: Motion::Full, ..Manner::USUAL }, &["local"], 11).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_by_mouse() {
    whole_game(Manner::USUAL, &["local"; 2], 12).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_by_mouse() {
    whole_game(Manner::USUAL, &["local"; 3], 13).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_by_finger() {
    whole_game(Manner { screen: Screen::Phone, ..Manner::USUAL }, &["local"; 2], 14).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn solo_by_mouse() {
    whole_game(Manner::USUAL, &[], 15).await;
}
