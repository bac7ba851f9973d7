//! What is explained: under the mouse, under the focus, and after a long press.

use std::time::Duration;

use browser_test::{Browser, BrowserProfile, Screen};

use crate::player::Player;
use crate::test_server::test_server;

const ESCAPE: char = '\u{e00c}';
const SHIFT_STOPS: &str = "const cards = $$('[data-card]').map((thing) => thing.dataset.card);
    return [...new Set(cards)].filter((card) => document.getElementById(`card-${card}`) === null)";

/// The card is there, and tells of this.
async fn is_explained(browser: &Browser, name: &str) {
    let told = "const card = $('#hover:popover-open'); return card !== null && card.innerText.includes(arguments[0])";
    browser.until(told, &[name.into()]).await;
    let inside = "const { left, top, right, bottom } = $('#hover').getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight";
    assert_eq!(browser.run(inside, &[]).await, true, "the card is on the screen");
}

async fn is_hidden(browser: &Browser) {
    browser.until("return $('#hover:popover-open') === null", &[]).await;
}

/// Where the card covers something that can be picked, and what that is.
const COVERED: &str = "const { left, top, width, height } = $('#hover').getBoundingClientRect();
    for (let x = left + 4; x < left + width; x += 8) {
      for (let y = top + 4; y < top + height; y += 8) {
        const [first, ...rest] = document.elementsFromPoint(x, y);
        const below = rest.find((element) => !element.closest('#hover'))?.closest('.thing.live');
        if (first.closest('#hover') && !first.closest('a') && below) return [[x, y], below.dataset.part];
      }
    }
    return null;";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_mouse_and_by_focus() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    player.set_up_with_cards(&["local"]).await;
    let browser = &player.browser;
    assert_eq!(browser.run(SHIFT_STOPS, &[]).await, serde_json::json!([]), "everything is explained");

    let mine = browser.spot(".place[data-part='place:mine']").await;
    browser.hover(mine).await;
    is_explained(browser, "Mine").await;
    browser.press(ESCAPE).await;
    is_hidden(browser).await;

    // From what is explained the mouse reaches the card, and its link to the rules.
    let miner = browser.spot(".worker[data-part='worker:miner']").await;
    browser.hover(miner).await;
    is_explained(browser, "Miner").await;
    let link = browser
        .run(
            "const { left, top, width, height } = $('#hover a').getBoundingClientRect();
        return [left + width / 2, top + height / 2]",
            &[],
        )
        .await;
    browser.hover(serde_json::from_value(link).expect("a point")).await;
    is_explained(browser, "Miner").await;

    // What the card covers can be clicked all the same.
    let covered = browser.until(COVERED, &[]).await;
    let (at, part): ((f64, f64), String) = serde_json::from_value(covered).expect("a point and a part");
    browser.point(at).await;
    browser
        .until(
            "return $$('.thing.picked').some((thing) => thing.dataset.part === arguments[0])",
            &[part.into()],
        )
        .await;
    is_hidden(browser).await;
    browser.press(ESCAPE).await;

    browser.press('\u{e004}').await;
    browser.run("$('.place[data-part=\"place:lake\"]').focus({ focusVisible: true })", &[]).await;
    is_explained(browser, "Lake").await;
    browser.press(ESCAPE).await;
    is_hidden(browser).await;
    player.browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_a_long_press() {
    let server = test_server();
    let player = Player::new(
        server.browser(BrowserProfile { screen: Screen::Phone, ..BrowserProfile::USUAL }).await,
        1,
    );
    player.set_up_with_cards(&["local"]).await;
    let browser = &player.browser;
    browser.press_long_at(".worker.live[data-part='worker:miner']", Duration::from_millis(900)).await;
    is_explained(browser, "Miner").await;
    assert_eq!(
        browser.run("return $('#board.picking')", &[]).await,
        serde_json::Value::Null,
        "that was no pick"
    );
    // A tap elsewhere puts the card away.
    browser.point_at(".prompt .now").await;
    is_hidden(browser).await;
    // Some browsers call a press long sooner than the page does.
    browser
        .run(
            "const press = { pointerType: 'touch', bubbles: true, cancelable: true };
        $('.place[data-part=\"place:mine\"]').dispatchEvent(new PointerEvent('contextmenu', press))",
            &[],
        )
        .await;
    is_explained(browser, "Mine").await;
    player.browser.close().await;
    server.close();
}
