//! What is asked stays within the prompt, however much that is and whatever has been picked.

use browser_test::situations::decisions;
use browser_test::{BrowserProfile, Screen};
use serde_json::json;
use table::Word;

use crate::test_server::test_server;

/// Picks the first thing after which something else is still to be picked, if there is one.
const PICK: &str = "const goesOn = (part) => $$('.choice[data-parts]').some(({ dataset }) => {
      const parts = dataset.parts.split(' ');
      return parts.length > 1 && parts.includes(part);
    });
    $$('#board .thing.live').find(({ dataset }) => dataset.part.split(' ').some(goesOn))?.click();";

/// What of the prompt lies outside of it, or has to be scrolled to.
const OUTSIDE: &str = "const { top, bottom, left, right } = $('.prompt').getBoundingClientRect();
    return $$('.prompt .now, .prompt .picked, .prompt .anyway, .prompt .choice, .prompt button')
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const hangsOut = box.top < top || box.bottom > bottom || box.left < left || box.right > right;
        return hangsOut || part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
      })
      .map((part) => part.outerHTML.slice(0, 200));";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_question_stays_within_it() {
    let server = test_server();
    let browser =
        server.browser(BrowserProfile { screen: Screen::WideTablet, ..BrowserProfile::USUAL }).await;
    browser.open("/").await;
    browser.speak("de").await;
    for decision in decisions() {
        let table = browser.import(&decision.record).await;
        browser.open(&format!("{table}?seat={}", decision.seat.index() + 1)).await;
        browser.wait_for("#board .thing[aria-disabled], .asks a.button").await;
        assert_eq!(browser.run(OUTSIDE, &[]).await, json!([]), "{}", decision.name);
        browser.run(PICK, &[]).await;
        assert_eq!(browser.run(OUTSIDE, &[]).await, json!([]), "{}, picked", decision.name);
    }
    browser.close().await;
    server.close();
}
