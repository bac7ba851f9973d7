//! While pieces move, everything else stays where it is.

use browser_test::{Manner, Motion};

use crate::house::house;
use crate::player::{Player, Watchdog};

/// Notes what the browser sees shift, and where things that do not move are after each change. The words
/// and buttons of the prompt come and go, so a shift is weighed by what of it lies outside, as the browser
/// weighs it: by the part of the window that is concerned, and by how far it moves.
const WATCH: &str = "window.shifts = 0;
    const outside = ({ node }) => node !== null && node.nodeType === 1 && !node.closest('.prompt');
    const area = ({ width, height }) => width * height / (innerWidth * innerHeight);
    const way = ({ previousRect: from, currentRect: to }) =>
      Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / Math.max(innerWidth, innerHeight);
    const weight = (source) => (area(source.previousRect) + area(source.currentRect)) * way(source);
    const count = ({ sources }) => sources.filter(outside).forEach((source) => (window.shifts += weight(source)));
    new PerformanceObserver((list) => list.getEntries().forEach(count))
      .observe({ type: 'layout-shift' });
    const fixed = () => Object.fromEntries($$('.tile, .portrait, .tracks > *, .players .panel').map((thing, index) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [`${index} ${thing.className.replace(/ (closed|mover|due)\\b/g, '')}`,
        [left, top, width, height].map(Math.round).join(' ')];
    }));
    scrollTo(0, 0);
    const first = fixed();
    window.moved = new Set();
    window.changes = 0;
    new MutationObserver(() => {
      window.changes += 1;
      for (const [name, place] of Object.entries(fixed())) {
        if (first[name] !== place) window.moved.add(`${name}: ${first[name]} -> ${place}`);
      }
    }).observe($('#board'), { attributeFilter: ['data-length'] });";

/// How often the page changes before it is asked what has shifted.
const CHANGES: u64 = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_shifts_while_bots_play() {
    let house = house();
    let mut player = Player::new(house.browser(Manner { motion: Motion::Full, ..Manner::USUAL }).await, 4);
    player.set_up_with_cards(&["bot-random", "bot-random"]).await;
    player.due().await;
    player.browser.run(WATCH, &[]).await;
    let mut watchdog = Watchdog::new();
    while player.browser.run("return window.changes", &[]).await.as_u64() < Some(CHANGES) {
        let sight = player.look().await;
        watchdog.wait(&sight).await;
        player.act(&sight).await;
    }
    let moved = player.browser.run("return [...window.moved]", &[]).await;
    assert_eq!(moved, serde_json::json!([]), "what should stay has moved");
    let shifts = player.browser.run("return window.shifts", &[]).await.as_f64().expect("a number");
    println!("layout shift over {CHANGES} changes of the page: {shifts}");
    assert!(shifts < 0.01, "the browser counts shifts: {shifts}");
    player.browser.close().await;
    house.close();
}
