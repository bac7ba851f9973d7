//! Settings: saved by the page, and what they do at a table.

use browser_test::{Browser, BrowserProfile};
use serde_json::{Value, json};

use crate::player::Player;
use crate::test_server::test_server;

const ESCAPE: char = '\u{e00c}';
const ENTER: char = '\u{e007}';

/// Chooses these on the page of settings, saves, and goes back to where one was.
async fn set(browser: &Browser, settings: &[(&str, &str)]) {
    browser.click("header.site a.settings").await;
    browser.wait_for("form.settings").await;
    for (name, value) in settings {
        browser.click(&format!("input[name={name}][value={value}]")).await;
    }
    browser.click("form.settings button.primary").await;
    browser.wait_for(".notice[role=status]").await;
    browser.click("form.settings a.button").await;
}

/// A property of the page as it is shown.
async fn shown(browser: &Browser, property: &str) -> Value {
    let script = "return getComputedStyle(document.documentElement)[arguments[0]]";
    browser.run(script, &[json!(property)]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn colours_and_texts_are_as_somebody_wants_them() {
    let server = test_server();
    let browser = server.browser(BrowserProfile::USUAL).await;
    browser.open("/rules/outlive").await;
    let paper = shown(&browser, "backgroundColor").await;
    assert_eq!(shown(&browser, "fontSize").await, "16px");
    set(&browser, &[("theme", "dark"), ("text", "larger")]).await;
    browser.until("return location.pathname === '/rules/outlive'", &[]).await;
    assert_eq!(shown(&browser, "colorScheme").await, "dark");
    assert_eq!(shown(&browser, "fontSize").await, "20px");
    assert_ne!(shown(&browser, "backgroundColor").await, paper);
    browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_wants_to_confirm_is_asked_and_may_give_up() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    player.set_up("red-outpost", &["local"]).await;
    let browser = &player.browser;
    set(browser, &[("confirm", "on")]).await;
    browser.wait_for("#table[data-confirm=on] .worker.live").await;
    let length = player.length().await;
    let pick = async || {
        browser.point_at(".worker.live[data-part='worker:miner']").await;
        browser.point_at(".place.live[data-part='place:mine']").await;
        browser.wait_for("#confirm:not([hidden]):focus").await;
    };
    pick().await;
    let asked = browser.text(".prompt .picked").await;
    assert!(asked.contains("Miner + Mine: "), "what is asked says what it does: {asked}");
    assert_eq!(browser.text("#confirm").await, "Confirm");
    browser.press(ESCAPE).await;
    browser.wait_for("#confirm[hidden]").await;
    browser.wait_for("#board:not(.picking)").await;
    assert_eq!(player.length().await, length, "what was given up was not sent");

    pick().await;
    browser.press(ENTER).await;
    browser.wait_for(".at-mine .worker.lying[data-part='worker:miner']").await;
    assert!(player.length().await > length);

    // The buttons of the prompt, or of the list, are asked about as well.
    let before = player.due().await;
    browser.run("$('.choice:enabled').click()", &[]).await;
    browser.wait_for("#confirm:not([hidden]):focus").await;
    browser.wait_for(".choice.held").await;
    browser.point_at("#unpick").await;
    browser.wait_for("#confirm[hidden]").await;
    assert_eq!(player.length().await, before.length);
    browser.run("$('.choice:enabled').click()", &[]).await;
    browser.wait_for("#confirm:not([hidden])").await;
    browser.point_at("#confirm").await;
    player.see(before.length + 1).await;
    player.browser.close().await;
    server.close();
}

/// When the shown lines of others changed, in milliseconds, and how many tones there were.
const NOTE: &str = "window.times = []; window.tones = 0;
    new MutationObserver(() => window.times.push(performance.now()))
      .observe($('#board'), { attributeFilter: ['data-length'] });
    const Usual = AudioContext;
    window.AudioContext = class extends Usual {
      createOscillator() { window.tones += 1; return super.createOscillator(); }
    };";

/// Plays a few decisions against bots; answers the longest pause between steps, and the number of tones.
async fn play_a_little(player: &Player, settings: &[(&str, &str)]) -> (f64, u64) {
    let browser = &player.browser;
    set(browser, settings).await;
    browser.wait_for("#table .choice").await;
    browser.run(NOTE, &[]).await;
    // Browsers let no page sound that nobody has touched.
    browser.point((3.0, 3.0)).await;
    let mut longest: f64 = 0.0;
    for _ in 0..2 {
        let asked =
            browser.until("return $('.choice:enabled') && Number($('#board').dataset.length)", &[]).await;
        browser.run("window.times = []; $('.choice:enabled').click()", &[]).await;
        let next = "return $('.choice:enabled') && Number($('#board').dataset.length) > arguments[0]";
        browser.until(next, &[asked]).await;
        let pauses =
            "return Math.max(0, ...window.times.slice(1).map((time, index) => time - window.times[index]))";
        longest = longest.max(browser.run(pauses, &[]).await.as_f64().expect("a time"));
    }
    let tones = browser.run("return window.tones", &[]).await;
    (longest, tones.as_u64().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_move_as_fast_as_somebody_wants_and_call_if_he_wants() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 2);
    player.set_up("red-outpost", &["bot-random", "bot-random", "bot-random"]).await;
    player.due().await;
    let (slow, tones) = play_a_little(&player, &[("speed", "slow"), ("sound", "on")]).await;
    assert!(slow > 1500.0, "steps stay: {slow}");
    assert!(tones > 0, "the reader is called");
    let (instant, tones) = play_a_little(&player, &[("speed", "instant"), ("sound", "off")]).await;
    assert!(instant < slow / 2.0, "steps do not stay: {instant} instead of {slow}");
    assert_eq!(tones, 0, "it is quiet");
    player.browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_goes_back_past_the_moves_of_bots() {
    let server = test_server();
    let mut player = Player::new(server.browser(BrowserProfile::USUAL).await, 3);
    player.set_up("red-outpost", &["bot-random"]).await;
    while player.browser.run("return $('.undo.back')", &[]).await.is_null() {
        let sight = player.due().await;
        player.press_any(&sight).await;
        player
            .browser
            .until(&format!("return Number($('#board').dataset.length) > {}", sight.length), &[])
            .await;
        player.due().await;
    }
    let left = player.browser.path().await;
    player.browser.press('u').await;
    player
        .browser
        .until("return location.pathname !== arguments[0] && $('#board') !== null", &[json!(left)])
        .await;
    player.due().await;
    player.browser.open(&left).await;
    assert!(player.browser.text(".prompt .notice").await.contains("went on"));
    player.browser.close().await;
    server.close();
}
