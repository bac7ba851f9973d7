//! What has been picked: given up, switched, and kept when nothing has changed at the table.

use browser_test::BrowserProfile;

use crate::player::Player;
use crate::test_server::test_server;

const ESCAPE: char = '\u{e00c}';

/// The names of what is picked.
const PICKED: &str =
    "return [...new Set($$('.thing.picked').map((thing) => thing.dataset.part.split(' ').at(-1)))]";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn escape_gives_up_and_another_worker_takes_the_place() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    player.set_up("red-outpost", &["local"]).await;
    let browser = &player.browser;
    let picked = async || browser.run(PICKED, &[]).await;

    browser.point_at(".worker.live[data-part='worker:miner']").await;
    browser.wait_for("#board.picking").await;
    assert_eq!(picked().await, serde_json::json!(["worker:miner"]));
    assert!(browser.text(".prompt .picked").await.contains("Miner"));
    browser.wait_for(".place.live .preview:not(:empty)").await;

    browser.point_at(".worker[data-part='worker:farmer']").await;
    assert_eq!(picked().await, serde_json::json!(["worker:farmer"]));

    browser.press(ESCAPE).await;
    browser.wait_for("#board:not(.picking)").await;
    assert_eq!(picked().await, serde_json::json!([]));

    // The other way round, and given up by its button.
    browser.point_at(".place.live[data-part='place:mine']").await;
    assert_eq!(picked().await, serde_json::json!(["place:mine"]));
    browser.point_at("#unpick").await;
    assert_eq!(picked().await, serde_json::json!([]));

    // What is said at the table does not take a pick away.
    browser.point_at(".worker.live[data-part='worker:miner']").await;
    browser.click(".chat summary").await;
    browser.fill(".chat input", "One moment.").await;
    browser.click(".chat button").await;
    browser.until("return $('#chat').textContent.includes('One moment.')", &[]).await;
    assert_eq!(picked().await, serde_json::json!(["worker:miner"]));
    player.browser.close().await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_on_the_other_screen() {
    let server = test_server();
    let first = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    let watcher = Player::new(server.browser(BrowserProfile::USUAL).await, 2);
    first.set_up("red-outpost", &["local"]).await;
    watcher.browser.open(&first.browser.path().await).await;
    watcher.browser.wait_for("#board").await;
    assert!(watcher.look().await.choices.is_empty(), "who watches has nothing to choose");

    first.browser.point_at(".worker.live[data-part='worker:miner']").await;
    first.browser.point_at(".place.live[data-part='place:mine']").await;
    let arrived = ".at-mine .worker.lying[data-part='worker:miner']";
    first.browser.wait_for(arrived).await;
    watcher.browser.wait_for(arrived).await;
    first.browser.close().await;
    watcher.browser.close().await;
    server.close();
}
