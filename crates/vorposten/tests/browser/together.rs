//! Two people in two browsers and a bot play a whole game, and a third browser watches.

use browser_test::BrowserProfile;

use crate::player::{Player, Watchdog, is_marked, is_too_late, mark};
use crate::proxy::Proxy;
use crate::test_server::test_server;

/// After so many clicks the first player reloads the page.
const RELOAD: usize = 12;
/// After so many clicks the second player's line is cut.
const CUT: usize = 20;

async fn whole_game(game: &str) {
    let server = test_server();
    let line = Proxy::open(&server.address).await;
    let mut first = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    let mut second = Player::new(server.browser_on(&line.address, BrowserProfile::USUAL).await, 2);
    let watcher = Player::new(server.browser(BrowserProfile::USUAL).await, 3);

    assert!(watcher.browser.runs_scripts().await, "scripts are on");
    first.set_up(game, &["open", "bot-random"]).await;
    let table = first.browser.path().await;
    watcher.browser.open(&table).await;
    mark(&watcher.browser).await;
    invite(&first, &second).await;
    mark(&second.browser).await;

    let mut clicks = 0;
    let (mut reloaded, mut torn) = (false, false);
    let mut watchdog = Watchdog::new();
    loop {
        let sight = first.look().await;
        if sight.over {
            break;
        }
        if clicks >= RELOAD && !reloaded {
            first.browser.reload().await;
            reloaded = true;
            continue;
        }
        // Only if the first player is due, something can happen that the second one misses.
        if clicks >= CUT && !torn && !sight.choices.is_empty() {
            tear(&line, &mut first, &second).await;
            torn = true;
            continue;
        }
        let seen = second.look().await;
        let acted = [first.act(&sight).await, second.act(&seen).await];
        clicks += acted.iter().filter(|&&acted| acted).count();
        if acted == [false, false] {
            watchdog.wait(&sight).await;
        }
    }
    assert!(reloaded && torn, "the game was over after {clicks} clicks");

    let end = first.end().await;
    assert_eq!(end, second.end().await, "the second player sees another end");
    assert_eq!(end, watcher.end().await, "the spectator sees another end");
    assert!(is_marked(&second.browser).await && is_marked(&watcher.browser).await, "a page was loaded anew");
    first.check_record(server.folder.path()).await;
    first.browser.close_but(is_too_late).await;
    watcher.browser.close().await;
    // The line was torn on purpose.
    second.browser.close_but(|complaint| is_too_late(complaint) || complaint.contains("net::ERR_")).await;
    server.close();
}

/// The second player comes by the link on the first one's page. Meanwhile both pages change.
async fn invite(first: &Player, second: &Player) {
    let link = "return $('.seat-offer input.link').value";
    let shown = first.browser.run(link, &[]).await;
    let path = shown.as_str().and_then(|link| link.strip_prefix(&first.browser.site)).expect("a whole link");
    second.browser.open(path).await;
    second.browser.wait_for(".seat-offer button").await;
    first.browser.click(".chat summary").await;
    first.browser.fill(".chat input", "Sit down!").await;
    first.browser.click(".chat button").await;
    for player in [first, second] {
        player.browser.until("return $('#chat').textContent.includes('Sit down!')", &[]).await;
    }
    assert_eq!(first.browser.run(link, &[]).await, shown, "the link is still whole");
    second.browser.click(".seat-offer button").await;
    // The page after sitting down has no invitation in its address.
    second.browser.until("return location.search === '' && $('#board') !== null", &[]).await;
    first.browser.until("return $('.seat-offer') === null", &[]).await;
}

/// The second player's line is torn, the first one goes on, and the second one's page catches up.
async fn tear(line: &Proxy, first: &mut Player, second: &Player) {
    line.cut();
    second.browser.wait_for("#table.lost").await;
    let before = second.look().await.length;
    let sight = first.look().await;
    assert!(first.act(&sight).await, "the first player was due");
    let now = first.look().await.length;
    assert_eq!(second.look().await.length, before, "the line is torn");
    line.mend();
    second.see(now).await;
    second.browser.wait_for("#table:not(.lost)").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn red_outpost() {
    whole_game("red-outpost").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn outlive() {
    whole_game("outlive").await;
}

/// On a shared screen the whole log speaks to whoever is to move, though a page keeps what it told before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_log_speaks_to_whoever_is_to_move() {
    const ENTRIES: &str = "return $$('#log > li[value]').map((entry) => entry.textContent)";
    let server = test_server();
    let mut player = Player::new(server.browser(BrowserProfile::USUAL).await, 6);
    player.set_up("red-outpost", &["local", "local", "local"]).await;
    let mut watchdog = Watchdog::new();
    let mut sight = player.due().await;
    // More than the log of a fresh page tells.
    while sight.length < 70 {
        assert!(player.act(&sight).await, "somebody at this screen is to move: {sight:?}");
        watchdog.wait(&sight).await;
        sight = player.look().await;
    }
    let shown = player.browser.run(ENTRIES, &[]).await;
    let path = player.browser.run("return location.pathname + '?log=all'", &[]).await;
    player.browser.open(path.as_str().expect("a path")).await;
    let whole = player.browser.run(ENTRIES, &[]).await;
    let (shown, whole) = (shown.as_array().expect("entries"), whole.as_array().expect("entries"));
    assert!(shown.len() > 10 && whole.ends_with(shown), "{shown:#?}\nis not how it is told:\n{whole:#?}");
    player.browser.close().await;
    server.close();
}
