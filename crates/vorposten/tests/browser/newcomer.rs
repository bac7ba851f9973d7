//! What somebody does who has never been here.

use browser_test::Manner;

use crate::house::house;
use crate::player::Player;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_now_and_make_the_first_move() {
    let house = house();
    let mut player = Player::new(house.browser(Manner::USUAL).await, 5);
    player.browser.open("/").await;
    player.browser.click(".poster.red-outpost button.primary").await;
    let sight = player.due().await;
    let told = "return $$('#log li').length";
    let before = player.browser.run(told, &[]).await.as_u64().expect("a count");
    assert!(player.act(&sight).await, "there was something to choose");
    player.browser.until(&format!("{told} > arguments[0]"), &[before.into()]).await;
    let log = player.browser.text("#log").await;
    assert!(log.contains("You send"), "the log tells what was done: {log}");
    player.browser.close().await;
    house.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_language_changes_at_the_same_table() {
    let house = house();
    let player = Player::new(house.browser(Manner::USUAL).await, 6);
    player.set_up("red-outpost", &["local"]).await;
    let table = player.browser.path().await;
    let choices = player.look().await.choices;
    assert_eq!(player.browser.text(".now").await, "Choose a worker and a destination.");
    player.browser.click("button[name=language][value=de]").await;
    player.browser.wait_for("html[lang=de] #board").await;
    assert_eq!(player.browser.path().await, table);
    assert_eq!(player.browser.text(".now").await, "Wähle einen Arbeiter und ein Ziel.");
    assert_eq!(player.look().await.choices, choices);
    player.browser.close().await;
    house.close();
}
