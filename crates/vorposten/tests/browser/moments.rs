//! The end of a day has a moment of its own, which is read and put away, and is in nobody's way.

use browser_test::{Axe, Browser, BrowserProfile, Moment, record};
use red_outpost::{Seating, Setup};
use serde_json::Value;

use crate::player::Player;
use crate::test_server::test_server;

const ESCAPE: char = '\u{e00c}';
const ENTER: char = '\u{e007}';

/// Presses whatever is asked until a moment is shown.
const PRESS: &str = "if ($('#moment:popover-open')) return true;
    $('.choice:enabled')?.click();
    return null;";

/// Whether a moment is shown.
const IS_UP: &str = "return $('#moment:popover-open') !== null";

async fn is_up(browser: &Browser) -> bool {
    browser.run(IS_UP, &[]).await == Value::Bool(true)
}

/// Goes to the end of a day, where somebody plays all seats at one screen.
async fn end_a_day(player: &Player, seating: Seating) {
    player.browser.open("/").await;
    let table = player.browser.import(&record(&Setup::new(seating), 11, Moment::DayEnd)).await;
    player.browser.open(&table).await;
    player.browser.until(PRESS, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_day_is_read_and_put_away() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 3);
    end_a_day(&player, Seating::Three).await;
    let browser = &player.browser;
    assert_eq!(browser.text("#moment h2").await, "End of day 1");
    let rows = "return $$('#moment tbody:first-of-type tr').length";
    assert_eq!(browser.run(rows, &[]).await, 6, "a row for each worker");
    let columns = "return $$('#moment thead th').length";
    assert_eq!(browser.run(columns, &[]).await, 5, "worker, mood and three players");
    assert_eq!(Axe::load().violations(browser).await, Vec::<String>::new());

    // Who puts it away is where he was, and nothing else was skipped or chosen.
    let shown = player.watch().await.length;
    assert_eq!(browser.run("return document.activeElement.closest('#moment') !== null", &[]).await, true);
    browser.press(ESCAPE).await;
    assert!(!is_up(browser).await, "Escape puts it away");
    assert_eq!(browser.run("return document.activeElement.matches('.prompt .now')", &[]).await, true);
    assert_eq!(player.length().await, shown);

    // It does not come again, neither with a message nor with a new page, and not in a look back.
    browser.run("$('.chat').open = true", &[]).await;
    browser.fill(".chat input[name=text]", "Well played").await;
    browser.click(".chat button").await;
    browser.wait_for("#chat li").await;
    assert!(!is_up(browser).await, "not with a message");
    browser.reload().await;
    player.due().await;
    assert!(!is_up(browser).await, "not when the page is opened");
    browser.open(&format!("{}/replay?at={shown}", browser.path().await)).await;
    browser.wait_for("#replay").await;
    assert_eq!(browser.run("return $('#moment')", &[]).await, Value::Null, "replay has none");
    player.browser.close().await;
    server.close();
}

/// What is asked after the day can be answered at once: the click puts the moment away and acts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_beside_it_is_not_lost() {
    const FREE: &str = "const live = $$('#board .thing.live').find((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return at !== null && thing.contains(at);
        });
        if (!live) return null;
        const { left, top, width, height } = live.getBoundingClientRect();
        return [left + width / 2, top + height / 2];";
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 3);
    end_a_day(&player, Seating::Two).await;
    let at = player.browser.until(FREE, &[]).await;
    let at = serde_json::from_value(at).expect("a place");
    assert!(is_up(&player.browser).await, "it is still there");
    player.browser.point(at).await;
    player.browser.wait_for(".thing.picked").await;
    assert!(!is_up(&player.browser).await, "a click beside it puts it away");
    player.browser.close().await;
    server.close();
}

/// The solo game goes on by itself, but not before the day was read; the Enter key is enough.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_next_waits_for_it() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 3);
    end_a_day(&player, Seating::Solo).await;
    let browser = &player.browser;
    browser.wait_for("#skip-steps:not([hidden])").await;
    let shown = player.watch().await.length;
    assert!(player.length().await > shown, "nature has drawn already");
    assert!(browser.text("#moment tfoot").await.contains("VP in all"));
    browser.press(ENTER).await;
    player.due().await;
    assert!(player.watch().await.length > shown);
    player.browser.close().await;
    server.close();
}
