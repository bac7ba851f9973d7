//! Every kind of decision of Red Outpost, and every special card, on the drawn table: the record before
//! it is brought, and exactly the wanted choice is made there.

use browser_test::{Browser, Manner, Screen, situations};
use serde_json::{Value, json};

use crate::house::house;

/// Notes what the page sends.
const LISTEN: &str = "window.sent = [];
    document.addEventListener('submit', (event) => {
      window.sent.push(new FormData(event.target, event.submitter).get('action'));
    }, true);";

/// What was sent, once the page shows what came of it. A complaint of the page is an answer too.
const SENT: &str = "$('#skip-steps:not([hidden])')?.click();
    if ($('.notice')) return [...window.sent, $('.notice').textContent];
    return Number($('#board').dataset.length) > arguments[0] ? window.sent : null;";

async fn make_every_choice(manner: Manner) {
    let house = house();
    let browser = house.browser(manner).await;
    browser.open("/").await;
    for situation in situations() {
        let path = browser.import(&situation.record).await;
        browser.open(&path).await;
        browser.run(LISTEN, &[]).await;
        let length = length(&browser).await;
        browser.choose_on_board(&situation.action).await;
        let sent = browser.until(SENT, &[length]).await;
        assert_eq!(sent, json!([situation.action]), "{:?}", situation.kind);
    }
    browser.close().await;
    house.close();
}

async fn length(browser: &Browser) -> Value {
    browser.run("return Number($('#board').dataset.length)", &[]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_choice_by_mouse() {
    make_every_choice(Manner::USUAL).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_choice_by_finger() {
    make_every_choice(Manner { screen: Screen::Phone, ..Manner::USUAL }).await;
}
