//! Every kind of decision on the drawn tables, with every special card of Red Outpost and every place,
//! room, equipment and event of Outlive: the record before it is brought, and exactly the wanted choice is
//! made there.

use std::fmt::Debug;

use browser_test::{Browser, BrowserProfile, Screen, Situation, situations};
use serde_json::{Value, json};
use table::Word;

use crate::test_server::test_server;

/// Notes what the page sends.
const LISTEN: &str = "window.sent = [];
    document.addEventListener('submit', (event) => {
      window.sent.push(new FormData(event.target, event.submitter).get('action'));
    }, true);";

/// What was sent, once the page shows what came of it. A complaint of the page is an answer too.
const SENT: &str = "$('#skip-steps:not([hidden])')?.click();
    if ($('.notice')) return [...window.sent, $('.notice').textContent];
    return Number($('#board').dataset.length) > arguments[0] ? window.sent : null;";

async fn make_every_choice<K: Debug>(profile: BrowserProfile, situations: Vec<Situation<K>>) {
    let server = test_server();
    let browser = server.browser(profile).await;
    browser.open("/").await;
    for situation in situations {
        let path = browser.import(&situation.record).await;
        browser.open(&format!("{path}?seat={}", situation.seat.index() + 1)).await;
        browser.run(LISTEN, &[]).await;
        let length = length(&browser).await;
        browser.choose_on_board(&situation.action).await;
        let sent = browser.until(SENT, &[length]).await;
        assert_eq!(sent, json!([situation.action]), "{:?}", situation.kind);
    }
    browser.close().await;
    server.close();
}

async fn length(browser: &Browser) -> Value {
    browser.run("return Number($('#board').dataset.length)", &[]).await
}

const ON_A_PHONE: BrowserProfile = BrowserProfile { screen: Screen::Phone, ..BrowserProfile::USUAL };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_by_mouse() {
    make_every_choice(BrowserProfile::USUAL, situations::red_outpost()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_by_finger() {
    make_every_choice(ON_A_PHONE, situations::red_outpost()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_by_mouse() {
    make_every_choice(BrowserProfile::USUAL, situations::outlive()).await;
}

/// One of each kind of thing will do for fingers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_by_finger() {
    let mut verbs = Vec::new();
    let mut situations = situations::outlive();
    situations.retain(|situation| {
        let verb = situation.kind.split(' ').next().unwrap_or_default().to_owned();
        let is_new = !verbs.contains(&verb);
        verbs.push(verb);
        is_new
    });
    make_every_choice(ON_A_PHONE, situations).await;
}
