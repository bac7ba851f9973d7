//! What somebody does who has never been here.

use std::collections::BTreeSet;

use browser_test::BrowserProfile;
use serde_json::Value;

use crate::player::{Player, Watchdog};
use crate::test_server::test_server;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_now_and_make_the_first_move() {
    let server = test_server();
    let mut player = Player::new(server.browser(BrowserProfile::USUAL).await, 5);
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
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_language_changes_at_the_same_table() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 6);
    player.set_up("red-outpost", &["local"]).await;
    let table = player.browser.path().await;
    let choices = player.look().await.choices;
    let prompt = player.browser.text(".now").await;
    assert!(prompt.trim().ends_with(": Choose a worker and a destination."), "{prompt}");
    player.browser.click("button[name=language][value=de]").await;
    player.browser.wait_for("html[lang=de] #board").await;
    assert_eq!(player.browser.path().await, table);
    let prompt = player.browser.text(".now").await;
    assert!(prompt.trim().ends_with(": Wähle einen Arbeiter und ein Ziel."), "{prompt}");
    assert_eq!(player.look().await.choices, choices);
    player.browser.close().await;
    server.close();
}

/// Whoever goes from table to table and back finds each of them alive.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_are_looked_at_one_after_the_other() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 8);
    let mut tables = Vec::new();
    for _ in 0..2 {
        player.set_up("red-outpost", &["local"]).await;
        tables.push(player.browser.path().await);
    }
    for table in tables.iter().cycle().take(16) {
        player.browser.post(&format!("{table}/help"), &[("help", "off")]).await;
        player.browser.open(table).await;
        assert!(!player.due().await.choices.is_empty());
    }
    player.browser.back().await;
    assert_eq!(player.browser.path().await, tables[0]);
    assert!(!player.due().await.choices.is_empty(), "the table before is there again");
    player.browser.close().await;
    server.close();
}

/// What the help says now: the title of its lesson, and how much of what it points at glows.
const LESSON: &str = "const coach = $('.coach');
    const next = coach?.querySelector('button[name=learned]');
    const names = coach?.dataset.pointsAt?.split(' ').filter(Boolean) ?? [];
    const shown = $$('.pointed').filter((thing) => thing.getClientRects().length > 0);
    if (coach && names.length > 0 && shown.length === 0) return null;
    return next ? coach.querySelector('h2').textContent : 'nothing new';";

/// A first game of Outlive: every lesson is read and put away, and then something that glows is touched.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_round_of_outlive_by_what_the_page_says() {
    let server = test_server();
    let mut player = Player::new(server.browser(BrowserProfile::USUAL).await, 7);
    player.browser.open("/").await;
    player.browser.click(".poster.outlive form.learn button").await;
    let mut watchdog = Watchdog::new();
    let mut told = BTreeSet::new();
    loop {
        let sight = player.look().await;
        watchdog.wait(&sight).await;
        let lesson = player.browser.until(LESSON, &[]).await;
        let lesson = lesson.as_str().expect("a title").to_owned();
        if lesson != "nothing new" {
            assert!(told.insert(lesson.clone()), "{lesson} is told again");
            player.browser.click(".coach button[name=learned]").await;
            let gone = format!("return (() => {{ {LESSON} }})() !== arguments[0]");
            player.browser.until(&gone, &[Value::from(lesson)]).await;
        } else if told.contains("The first day is over") {
            break;
        } else {
            player.touch(&sight).await;
        }
    }
    let certain = [
        "Welcome to your shelter",
        "Keep four rooms",
        "One room for free",
        "Your first four survivors",
        "Choose a leader",
        "Where your heroes begin",
        "One hero a turn",
        "Events bite every Day",
        "The Night wants food",
    ];
    assert!(certain.iter().all(|&lesson| told.contains(lesson)), "{told:?}");
    assert_eq!(player.browser.run("return $('.clock .round').textContent", &[]).await, "Round 2 of 6");
    player.browser.close().await;
    server.close();
}
