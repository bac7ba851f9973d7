//! What a screen reader hears.

use browser_test::BrowserProfile;

use crate::player::{Player, Watchdog};
use crate::test_server::test_server;

/// Notes everything that is announced.
const LISTEN: &str = "window.heard = [];
    new MutationObserver(() => window.heard.push($('#announcer').textContent))
      .observe($('#announcer'), { childList: true, characterData: true, subtree: true });";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_prompt_and_every_move_are_announced() {
    let server = test_server();
    let mut player = Player::new(server.browser(BrowserProfile::USUAL).await, 3);
    player.set_up("red-outpost", &["bot-random"]).await;
    assert_eq!(player.browser.run("return $('#announcer').ariaLive", &[]).await, "polite");
    player.due().await;
    player.browser.run(LISTEN, &[]).await;
    let mut watchdog = Watchdog::new();
    let start = player.look().await.length;
    while player.look().await.length < start + 12 {
        let sight = player.look().await;
        watchdog.wait(&sight).await;
        player.touch(&sight).await;
    }
    player.due().await;
    let prompt = player.browser.text(".prompt .now").await;
    let ends = "return (window.heard.at(-1) ?? '').endsWith(arguments[0])";
    player.browser.until(ends, &[prompt.into()]).await;
    let heard = player.browser.run("return window.heard.join('\\n')", &[]).await;
    let heard = heard.as_str().expect("text");
    assert!(heard.contains("You send"), "the own moves: {heard}");
    // What the log tells of the moves since then was heard as well.
    let told = "return $$('#log > [value], #log > [value] li').filter((line) => line.closest('[value]').value > arguments[0])
        .map((line) => [...line.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).join(''))
        .map((text) => text.replaceAll('\\u00a0', ' '))
        .filter((text) => text !== '' && !arguments[1].includes(text.split('. ')[0]))";
    let missed = player.browser.run(told, &[start.into(), heard.into()]).await;
    assert_eq!(missed, serde_json::json!([]), "not everything was announced: {heard}");
    player.browser.close().await;
    server.close();
}
