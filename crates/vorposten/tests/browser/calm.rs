//! While pieces move, everything else stays where it is.

use browser_test::{BrowserProfile, Moment, Motion, Scene, ShownPage};

use crate::player::{Player, Watchdog};
use crate::test_server::test_server;

/// Notes what the browser counts as shifts, from the moment that the page was opened and whoever caused
/// them, and whether things that do not move are after each change where they first were.
const WATCH: &str = "window.shifts = [];
    const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const name = ({ node, previousRect, currentRect }) => {
      const element = node?.getAttribute ? node : node?.parentElement;
      const words = node?.textContent.slice(0, 30);
      return `${element?.localName}.${element?.className} \"${words}\": ${at(previousRect)} -> ${at(currentRect)}`;
    };
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries()
        .map(({ startTime, value, sources }) => [startTime, value, sources.map(name)])))
      .observe({ type: 'layout-shift', buffered: true });
    const places = () => arguments[0].split(', ').flatMap((which) => $$(which).map((thing, index) => {
      // Within its part of the page: whoever plays may scroll.
      const origin = thing.closest('#board, #beside').getBoundingClientRect();
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [`${which} ${index}`, at({ x: left - origin.left, y: top - origin.top, width, height })];
    }));
    scrollTo(0, 0);
    const first = new Map(places());
    window.moved = new Set();
    window.changes = 0;
    new MutationObserver(() => {
      window.changes += 1;
      for (const [name, place] of places()) {
        if (!first.has(name)) first.set(name, place);
        if (first.get(name) !== place) window.moved.add(`${name}: ${first.get(name)} -> ${place}`);
      }
    }).observe($('#board'), { attributeFilter: ['data-length'] });";

/// What stays where it is on the tables.
const RED_OUTPOST: &str = ".tile, .portrait, .tracks > *, .players .panel, section.log";
const OUTLIVE: &str = ".tile, .drawn .convoy, .events > li, .drawn .shelter, .rooms:not(.in-words) > .room, \
    .players .panel, section.log";

/// When something shifted, in milliseconds, how much, and what did.
type Shift = (f64, f64, Vec<String>);

/// How much may shift in a row: a tenth of what browsers call good. Pieces that move are part of it.
const MOST: f64 = 0.01;

/// The most that shifts in a row, as browsers count it: within five seconds, and without a second's rest.
fn most_in_a_row(shifts: &[Shift]) -> f64 {
    let (mut begin, mut last, mut sum, mut most) = (f64::MIN, f64::MIN, 0.0, 0.0_f64);
    for &(time, value, _) in shifts {
        if time - begin > 5000.0 || time - last > 1000.0 {
            (begin, sum) = (time, 0.0);
        }
        last = time;
        sum += value;
        most = most.max(sum);
    }
    most
}

/// Watches while the player goes on until the page has changed so often, by a choice in the list or on the
/// drawn table, and asks what has moved of what should stay, and how much the browser counts. On a busy
/// machine a page shows several moves of bots at once, so that the game may be over before; then at least half
/// of the changes were seen.
async fn stays_calm(player: &mut Player, fixed: &str, changes: u64, on_the_table: bool) {
    watch(player, fixed).await;
    let mut watchdog = Watchdog::new();
    loop {
        let seen = player.browser.run("return window.changes ?? location.href", &[]).await;
        let seen = seen.as_u64().unwrap_or_else(|| panic!("the page was left for {seen}"));
        let sight = player.look().await;
        if seen >= changes || sight.over {
            assert!(seen >= changes / 2, "the game is over after {seen} changes");
            break;
        }
        watchdog.wait(&sight).await;
        if on_the_table {
            player.touch(&sight).await;
        } else {
            player.act(&sight).await;
        }
    }
    stayed_calm(player).await;
}

/// Watches from the next decision on.
async fn watch(player: &Player, fixed: &str) {
    player.due().await;
    player.browser.run(WATCH, &[fixed.into()]).await;
}

/// What should stay has not moved, and the browser counts next to no shifts.
async fn stayed_calm(player: &Player) {
    let moved = player.browser.run("return [...window.moved]", &[]).await;
    assert_eq!(moved, serde_json::json!([]), "what should stay has moved");
    let shifts = player.browser.run("return window.shifts", &[]).await;
    let shifts: Vec<Shift> = serde_json::from_value(shifts).expect("shifts");
    let most = most_in_a_row(&shifts);
    println!("the browser counts shifts: {most}");
    assert!(most < MOST, "the browser counts shifts: {most}, {shifts:#?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost_stays_where_it_is_while_bots_play() {
    let server = test_server();
    let mut player = Player::new(
        server.browser(BrowserProfile { motion: Motion::Full, ..BrowserProfile::USUAL }).await,
        4,
    );
    player.set_up_with_cards(&["bot-random", "bot-random"]).await;
    stays_calm(&mut player, &format!("{RED_OUTPOST}, .prompt .undo"), 12, false).await;
    player.browser.close().await;
    server.close();
}

/// The last decision is made, the pieces move, and the result comes without pushing the board away; whoever
/// opens the page then sees the result first.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_game_moves_nothing() {
    let server = test_server();
    let red_outpost = ShownPage::Table(red_outpost::Seating::Two, Moment::End);
    let outlive = ShownPage::Outlive(outlive::Seating::Three, Scene::Last);
    for (game, fixed) in [(red_outpost, RED_OUTPOST), (outlive, OUTLIVE)] {
        let profile = BrowserProfile { motion: Motion::Full, ..BrowserProfile::USUAL };
        let mut player = Player::new(server.browser(profile).await, 6);
        player.browser.open("/").await;
        let path = game.prepare(&player.browser).await;
        player.browser.open(&path).await;
        // All seats are at this screen: whoever is asked keeps looking with the same eyes.
        let asked = player.browser.run("return $('#board input[name=seat]').value", &[]).await;
        player.browser.open(&format!("{}?seat={}", address(&path), asked.as_str().expect("a seat"))).await;
        watch(&player, fixed).await;
        let mut watchdog = Watchdog::new();
        let mut sight = player.look().await;
        assert!(!sight.over, "a decision is left");
        while !sight.over {
            watchdog.wait(&sight).await;
            player.act(&sight).await;
            sight = player.look().await;
        }
        player.browser.wait_for(".stage + .result").await;
        stayed_calm(&player).await;
        let prompt = player.browser.text(".prompt").await;
        assert!(prompt.contains("The game is over.") && prompt.contains("See the result"), "{prompt}");
        player.browser.reload().await;
        player.browser.wait_for(".result + .stage").await;
        player.browser.close().await;
    }
    server.close();
}

/// A path without its query.
fn address(path: &str) -> &str {
    path.split('?').next().unwrap_or(path)
}

/// What is picked on the table can mean several things, which are asked beside it. In set-up rooms are
/// chosen from cards, which are not the rooms of the shelter.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive_stays_where_it_is_while_everything_is_picked() {
    let server = test_server();
    let mut player = Player::new(
        server.browser(BrowserProfile { motion: Motion::Full, ..BrowserProfile::USUAL }).await,
        5,
    );
    player.set_up("outlive", &["bot-random", "bot-random"]).await;
    stays_calm(&mut player, OUTLIVE, 80, true).await;
    player.browser.close().await;
    server.close();
}
