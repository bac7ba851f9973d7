//! How long a move takes to another player's screen.

use browser_test::{Browser, BrowserProfile, TestServer};
use serde_json::{Value, json};

/// How many moves are measured.
const MOVES: usize = 40;

/// How long a move should take at most, in milliseconds.
const WANTED: f64 = 100.0;

/// Notes when the page first shows more of the record.
const WATCH: &str = "window.shown = null;
    new MutationObserver(() => {
      const length = Number($('#board').dataset.length);
      if (window.shown === null && length > window.known) {
        requestAnimationFrame(() => (window.shown ??= performance.timeOrigin + performance.now()));
      }
    }).observe($('#board'), { attributeFilter: ['data-length'] });";

/// The record's length, once everything is shown.
const SETTLED: &str = "const skip = $('#skip-steps:not([hidden])');
    skip?.click();
    return skip ? null : Number($('#board').dataset.length);";

/// Makes a choice, and tells when.
const ACT: &str = "const choices = $$('.choice:enabled');
    const now = performance.timeOrigin + performance.now();
    choices[Math.floor(choices.length / 2)].click();
    return now;";

/// Two players in two browsers play, and the one who waits looks at the clock. Pieces do not glide, which
/// would be counted in. A sentence.
pub(super) async fn measure(server: &TestServer, game: &str) -> String {
    let browsers = [server.browser(BrowserProfile::USUAL).await, server.browser(BrowserProfile::USUAL).await];
    sit_down(&browsers, game).await;
    for browser in &browsers {
        browser.run(WATCH, &[]).await;
    }
    let mut times = Vec::new();
    while times.len() < MOVES {
        let lengths = [settled(&browsers[0]).await, settled(&browsers[1]).await];
        if lengths[0] != lengths[1] {
            continue;
        }
        let due = "return $('.choice:enabled') !== null";
        let [actor, other] = match browsers[0].run(due, &[]).await {
            Value::Bool(true) => [&browsers[0], &browsers[1]],
            _ => [&browsers[1], &browsers[0]],
        };
        if actor.run("return $('.result') !== null", &[]).await == json!(true) {
            break;
        }
        other.run("window.shown = null; window.known = arguments[0]", &lengths[..1]).await;
        let acted = actor.run(ACT, &[]).await.as_f64().expect("a time");
        let shown = other.until("return window.shown", &[]).await.as_f64().expect("a time");
        times.push(shown - acted);
    }
    for browser in browsers {
        browser.close().await;
    }
    told(game, times)
}

/// The first opens a table, the second comes by the link.
async fn sit_down([first, second]: &[Browser; 2], game: &str) {
    first.open(&format!("/new/{game}/2")).await;
    first.fill("select[name=seat2]", "open").await;
    first.click("form.new button.primary").await;
    first.wait_for(".seat-offer input.link").await;
    let link = first.run("return new URL($('.seat-offer input.link').value, location).href", &[]).await;
    let path = link.as_str().and_then(|link| link.strip_prefix(&first.site)).expect("a link").to_owned();
    second.open(&path).await;
    second.click(".seat-offer button").await;
    second.until("return location.search === '' && $('#board') !== null", &[]).await;
    first.until("return $('.seat-offer') === null", &[]).await;
}

async fn settled(browser: &Browser) -> Value {
    browser.until(SETTLED, &[]).await
}

fn told(game: &str, mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    let late = times.iter().filter(|&&time| time > WANTED).count();
    let count = times.len();
    format!(
        "{game}: a move is on the other player's screen after {median:.0} ms (median of {count} moves; the slowest \
         took {worst:.0} ms, {late} more than {WANTED} ms)."
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn median_and_slowest_are_told() {
        let told = super::told("outlive", vec![120.0, 20.0, 30.0]);
        assert!(told.contains("after 30 ms") && told.contains("120 ms, 1 more"), "{told}");
    }
}
