//! While pieces move, everything else stays where it is.

use browser_test::{Manner, Motion};

use crate::house::house;
use crate::player::{Player, Watchdog};

/// Notes what the browser counts as shifts, and where things that do not move are after each change.
/// The words and buttons of the prompt come and go; it is its frame that must not move.
const WATCH: &str = "window.shifts = 0;
    const outside = ({ node }) => node !== null && node.nodeType === 1 && !node.closest('.prompt');
    const count = (entry) => entry.sources.some(outside) && (window.shifts += entry.value);
    new PerformanceObserver((list) => list.getEntries().forEach(count))
      .observe({ type: 'layout-shift', buffered: true });
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_shifts_while_bots_play() {
    let house = house();
    let mut player = Player::new(house.browser(Manner { motion: Motion::Full, ..Manner::USUAL }).await, 4);
    player.set_up_with_cards(&["bot-random", "bot-random"]).await;
    player.due().await;
    player.browser.run(WATCH, &[]).await;
    let mut watchdog = Watchdog::new();
    let start = player.look().await.length;
    loop {
        let sight = player.look().await;
        if sight.length > start + 20 {
            break;
        }
        watchdog.wait(&sight).await;
        player.act(&sight).await;
    }
    let moved = player.browser.run("return [...window.moved]", &[]).await;
    assert_eq!(moved, serde_json::json!([]), "what should stay has moved");
    let shifts = player.browser.run("return window.shifts", &[]).await.as_f64().expect("a number");
    println!("layout shift over 20 lines of the record: {shifts}");
    assert!(shifts < 0.01, "the browser counts shifts: {shifts}");
    let changes = player.browser.run("return window.changes", &[]).await.as_u64();
    assert!(changes > Some(5), "the page changed {changes:?} times");
    player.browser.close().await;
    house.close();
}
