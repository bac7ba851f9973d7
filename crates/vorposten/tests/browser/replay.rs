//! A game that is over is gone through with the keyboard, the log and the slider, and without scripts.

use browser_test::{Browser, BrowserProfile, Moment, Script, record};
use red_outpost::{Seating, Setup};

use crate::player::{is_marked, mark};
use crate::test_server::test_server;

const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';

/// Brings a game that is over, and goes to its replay.
async fn bring(browser: &Browser) {
    let record = record(&Setup::new(Seating::Two), 11, Moment::Over);
    assert!(record.contains(" undo\n"), "something was taken back");
    browser.open("/").await;
    browser.fill("textarea[name=record]", &record).await;
    browser.click("form[action='/import'] button").await;
    browser.click(".onward a[href$='/replay']").await;
    browser.wait_for("#replay").await;
}

/// The stops of the game.
async fn stops(browser: &Browser) -> Vec<u64> {
    let stops = browser.run("return $('#replay').dataset.stops.split(' ').map(Number)", &[]).await;
    serde_json::from_value(stops).expect("numbers")
}

/// Waits until the page shows this line everywhere: in the address, by the slider, and on the table.
async fn shows(browser: &Browser, line: u64) {
    let script = "return $('#told').dataset.at === String(arguments[0])
        && new URLSearchParams(location.search).get('at') === String(arguments[0])
        && $('#at').value === String(arguments[0])";
    browser.until(script, &[line.into()]).await;
}

/// A record can be chosen as a file as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_a_file() {
    const CHOOSE: &str = "const chosen = new DataTransfer();
        chosen.items.add(new File([arguments[0]], 'game.txt', { type: 'text/plain' }));
        $('.more details:has([action=\"/import\"])').open = true;
        const field = $('input[type=file]');
        if (field.offsetParent === null) return false;
        field.files = chosen.files;
        field.dispatchEvent(new Event('change'));
        return true;";
    let server = test_server();
    let browser = server.browser(BrowserProfile::USUAL).await;
    let record = record(&Setup::new(Seating::Two), 11, Moment::Over);
    browser.open("/").await;
    browser.until(CHOOSE, &[record.as_str().into()]).await;
    let is_read = "return $('textarea[name=record]').value === arguments[0]";
    browser.until(is_read, &[record.as_str().into()]).await;
    browser.click("form[action='/import'] button").await;
    browser.wait_for(".onward a[href$='/replay']").await;
    browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_keyboard() {
    let server = test_server();
    let browser = server.browser(BrowserProfile::USUAL).await;
    bring(&browser).await;
    let stops = stops(&browser).await;
    let end = stops[stops.len() - 1];
    mark(&browser).await;

    for &stop in &stops[1..=3] {
        browser.press(RIGHT).await;
        shows(&browser, stop).await;
    }
    assert!(browser.text("#told").await.contains(&format!("Step 3 of {}", stops.len() - 1)));
    browser.press(LEFT).await;
    shows(&browser, stops[2]).await;
    browser.press(END).await;
    shows(&browser, end).await;
    browser.press(RIGHT).await;
    browser.press(HOME).await;
    shows(&browser, stops[0]).await;

    // By itself, as fast as it goes, and then no more.
    browser.fill("#speed", "300").await;
    browser.press(' ').await;
    let here = "return Number($('#told').dataset.at)";
    browser.until(&format!("{here} >= arguments[0]"), &[stops[2].into()]).await;
    browser.press(' ').await;
    browser.wait_for("#play:not(.playing)").await;
    browser.press(LEFT).await;

    // The focus is on the slider, whose own steps would be lines of the record.
    browser.run("$('#at').focus()", &[]).await;
    browser.press(HOME).await;
    shows(&browser, stops[0]).await;
    browser.press(RIGHT).await;
    shows(&browser, stops[1]).await;
    browser
        .run("$('#at').value = arguments[0]; $('#at').dispatchEvent(new Event('input'))", &[end.into()])
        .await;
    shows(&browser, end).await;

    // The log leads to positions, and marks the one that is shown.
    let line = browser.run("return Number($$('#log a')[9].dataset.at)", &[]).await;
    browser.run("$$('#log a')[9].click()", &[]).await;
    shows(&browser, line.as_u64().expect("a line")).await;
    let current = browser.run("return $('#log [aria-current]').dataset.at", &[]).await;
    assert_eq!(current, line.to_string());
    assert!(is_marked(&browser).await, "the page was loaded anew");

    // The address leads back to the same position.
    let told = browser.text("#told").await;
    browser.reload().await;
    assert_eq!(browser.text("#told").await, told);
    browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_scripts() {
    let server = test_server();
    let browser = server.browser(BrowserProfile { script: Script::Off, ..BrowserProfile::USUAL }).await;
    bring(&browser).await;
    let stops = stops(&browser).await;
    browser.click("#on").await;
    shows(&browser, stops[1]).await;
    browser.click("#last").await;
    shows(&browser, stops[stops.len() - 1]).await;
    browser.fill("#at", &stops[4].to_string()).await;
    browser.click(".scrub .go").await;
    shows(&browser, stops[4]).await;
    browser.click("[data-eyes='2']").await;
    browser.until("return location.search.endsWith('seat=2') && $('#replay') !== null", &[]).await;
    shows(&browser, stops[4]).await;

    browser.click(".play-on form button").await;
    browser.wait_for("#board").await;
    let length = browser.run("return Number($('#board').dataset.length)", &[]).await;
    assert!(length.as_u64().expect("a length") >= stops[4], "the game goes on from there");
    browser.close().await;
    server.close();
}
