//! Others' moves come step by step, however fast the server and however slow the browser is, and no click is
//! lost meanwhile.

use std::time::Duration;

use browser_test::{Browser, BrowserProfile, Motion};
use serde::Deserialize;

use crate::player::{Player, Watchdog};
use crate::proxy::Proxy;
use crate::test_server::test_server;

/// Notes which positions the page shows, and which lines the server tells, from now on.
const WATCH: &str = "const board = $('#board');
    window.shown = [Number(board.dataset.length)];
    new MutationObserver(() => window.shown.push(Number($('#board').dataset.length)))
      .observe(board, { attributeFilter: ['data-length'] });
    window.told = [];
    const { table, query } = $('#table').dataset;
    const events = new EventSource(`/tables/${table}/events?${query}&after=${board.dataset.length}`);
    events.addEventListener('move', ({ data }) => {
      const { seq, text } = JSON.parse(data);
      if (text.length > 0) window.told.push(seq);
    });";

/// What was noted.
#[derive(Deserialize)]
struct Noted {
    shown: Vec<u32>,
    told: Vec<u32>,
}

/// Everything that was told was shown, once and in its order.
async fn all_was_shown(browser: &Browser) {
    // The last step may still be on its way. Both are noted at once, as bots may go on meanwhile.
    let done =
        "const { shown, told } = window; return shown.includes(told[told.length - 1]) && { shown, told }";
    let noted = browser.until(done, &[]).await;
    let Noted { shown, told } = serde_json::from_value(noted).expect("what was noted");
    assert!(shown.is_sorted_by(|one, other| one < other), "out of order or twice: {shown:?}");
    let missed: Vec<_> = told.iter().filter(|line| !shown.contains(line)).collect();
    assert!(missed.is_empty(), "never shown: {missed:?}; told were {told:?}, shown {shown:?}");
    assert!(told.len() > 5, "much was told: {told:?}");
}

/// Plays on, without skipping anything, until the game is over or so many own choices were made.
async fn play(player: &mut Player, choices: usize) {
    let mut watchdog = Watchdog::new();
    let mut made = 0;
    while made < choices {
        let sight = player.watch().await;
        if sight.over {
            break;
        }
        watchdog.wait(&sight).await;
        made += usize::from(player.press_any(&sight).await);
    }
}

async fn every_line_is_shown(game: &str, others: &[&str], slower: f64, late: Duration, choices: usize) {
    let server = test_server();
    let proxy = Proxy::late(&server.address, late).await;
    let profile = BrowserProfile { motion: Motion::Full, ..BrowserProfile::USUAL };
    let mut player = Player::new(server.browser_on(&proxy.address, profile).await, 8);
    player.set_up(game, others).await;
    player.browser.slow_down(slower).await;
    player.browser.run(WATCH, &[]).await;
    play(&mut player, choices).await;
    all_was_shown(&player.browser).await;
    player.browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_is_shown_line_by_line() {
    every_line_is_shown("red-outpost", &["bot-random", "bot-random"], 6.0, Duration::ZERO, 6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_is_shown_line_by_line() {
    every_line_is_shown("outlive", &["bot-random", "bot-random"], 6.0, Duration::from_millis(120), 14).await;
}

/// Where a choice is made: by two things on the table, the second of which lights up when the first is picked, or
/// by a button of the prompt.
const PLACES: &str = "const centre = (thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const thing = (part) => $(`#board .thing[data-part~='${part}']`);
    const pairs = $$('.choice:enabled').map(({ dataset }) => dataset.parts.split(' ').map(thing));
    const pair = pairs.find((pair) => pair.length === 2 && pair.every((thing) => thing !== null)
      && pair[0].classList.contains('live'));
    const places = pair ?? $$('.quick .choice:enabled').slice(0, 1);
    return places.length > 0 && { length: Number($('#board').dataset.length), at: places.map(centre) };";

/// Where a choice is made, and how much was shown then.
#[derive(Deserialize)]
struct Places {
    length: u32,
    at: Vec<(f64, f64)>,
}

/// Two seats at one screen: who is asked clicks as soon as something glows, while the pieces of the move before
/// still glide.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_click_is_lost_while_pieces_glide() {
    let server = test_server();
    let profile = BrowserProfile { motion: Motion::Full, ..BrowserProfile::USUAL };
    let player = Player::new(server.browser(profile).await, 9);
    player.set_up("red-outpost", &["local"]).await;
    player.browser.slow_down(6.0).await;
    for _ in 0..12 {
        let places = player.browser.until(PLACES, &[]).await;
        let places: Places = serde_json::from_value(places).expect("a choice");
        for at in places.at {
            player.browser.point(at).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        player.see(places.length + 1).await;
    }
    player.browser.close().await;
    server.close();
}
