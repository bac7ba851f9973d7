//! Everything can be reached and done with the keyboard alone.

use browser_test::{Browser, BrowserProfile, TestServer};
use table::Rng;

use crate::hand::GOAL;
use crate::player::{Player, Sight, Watchdog};
use crate::test_server::test_server;

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';

/// How often Tab may be pressed to come all the way round the page.
const WAY: usize = 400;

/// How many presses of Tab lead to such an element, or one if it lies before the focus; nothing if there is none.
const DISTANCE: &str = "const goal = $(arguments[0]);
    if (goal === null) return null;
    const active = document.activeElement;
    const stops = $$('a[href], button, input, select, textarea, summary, [tabindex]').filter(
      (stop) => stop.tabIndex >= 0 && !stop.disabled && stop.type !== 'hidden' && stop.checkVisibility());
    const after = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (active === document.body || !after(active, goal)) return 1;
    return stops.filter((stop) => after(active, stop) && (stop === goal || after(stop, goal))).length || 1;";

const IS_THERE: &str = "return document.activeElement === $(arguments[0])";

/// Presses Tab until the focus is on the first such element, and gives the number of presses.
async fn tab_to(browser: &Browser, selector: &str) -> usize {
    try_tab_to(browser, selector).await.unwrap_or_else(|| panic!("there is no {selector}"))
}

/// The same, or nothing if there is no such element any more: others act at the same time, and the page goes on.
async fn try_tab_to(browser: &Browser, selector: &str) -> Option<usize> {
    let mut presses = 0;
    while presses < WAY {
        let distance = browser.run(DISTANCE, &[selector.into()]).await.as_u64()? as usize;
        browser.press_often(TAB, distance).await;
        presses += distance;
        if browser.run(IS_THERE, &[selector.into()]).await == true {
            return Some(presses);
        }
    }
    let focus = browser.run("return document.activeElement.outerHTML.slice(0, 200)", &[]).await;
    panic!("{selector} is not reached by {WAY} presses of Tab, the focus is on {focus}");
}

/// The focus is at the table, not lost to the page.
async fn focus_is_kept(browser: &Browser) {
    let kept = "return $('#table').contains(document.activeElement)";
    assert_eq!(browser.run(kept, &[]).await, true, "the focus is lost");
}

/// Goes to something that glows and presses Enter, or presses the digit of a choice.
async fn type_something(player: &mut Player, sight: &Sight) {
    let numbered = player.browser.run("return $$('.choice[data-digit]:enabled').length", &[]).await;
    let few = numbered.as_u64().expect("a number") as u32;
    if player.rng.below(6) == 0 && few > 0 {
        let digit = char::from_digit(1 + player.rng.below(few), 10).expect("a digit");
        player.browser.press(digit).await;
        player.see(sight.length + 1).await;
    } else if player.find_goal(sight).await && try_tab_to(&player.browser, GOAL).await.is_some() {
        player.browser.press(ENTER).await;
        player.feel().await;
    }
    focus_is_kept(&player.browser).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_red_outpost() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 8);
    player.set_up_with_cards(&["local"]).await;
    play_to_the_end(server, player).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_outlive() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 9);
    player.set_up("outlive", &["bot-random"]).await;
    play_to_the_end(server, player).await;
}

async fn play_to_the_end(server: TestServer, mut player: Player) {
    // The first stop leads past the head of the page.
    player.browser.press(TAB).await;
    player.browser.press(ENTER).await;
    tab_to(&player.browser, "#board .thing.live").await;
    let mut watchdog = Watchdog::new();
    loop {
        let sight = player.look().await;
        if sight.over {
            break;
        }
        watchdog.wait(&sight).await;
        type_something(&mut player, &sight).await;
    }
    player.check_record(server.folder.path()).await;
    player.browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choices_are_begun_given_up_made_and_taken_back() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 7);
    player.set_up("red-outpost", &["local"]).await;
    let before = player.look().await;

    tab_to(&player.browser, "#board .worker.live").await;
    player.browser.press(ENTER).await;
    player.browser.wait_for("#board.picking .thing.picked").await;
    player.browser.press(ESCAPE).await;
    player.browser.wait_for("#board:not(.picking)").await;
    focus_is_kept(&player.browser).await;

    player.browser.press(ENTER).await;
    player.browser.wait_for("#board.picking .place.live").await;
    tab_to(&player.browser, "#board .place.live").await;
    player.browser.press(ENTER).await;
    player.see(before.length + 1).await;
    focus_is_kept(&player.browser).await;
    let after = player.look().await;
    assert_ne!(after.choices, before.choices);

    // The page has changed under the focus, which must not be lost: undo is near.
    assert!(tab_to(&player.browser, "[data-key=u]").await <= 3);
    player.browser.press('u').await;
    player.see(after.length + 1).await;
    assert_eq!(player.look().await.choices, before.choices);

    // The list is there for those who open it.
    tab_to(&player.browser, "details.choices > summary").await;
    player.browser.press(ENTER).await;
    player.browser.wait_for("details.choices[open]").await;
    tab_to(&player.browser, "details.choices .choice").await;
    player.browser.press(ENTER).await;
    player.see(after.length + 2).await;
    player.browser.press('u').await;
    player.see(after.length + 3).await;

    player.browser.press('1').await;
    player.see(after.length + 4).await;
    player.browser.close().await;
    server.close();
}
