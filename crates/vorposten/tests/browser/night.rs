//! A Night of Outlive in four browsers: nobody waits for anybody until its end.

use browser_test::BrowserProfile;
use serde_json::Value;

use crate::player::{Player, Watchdog};
use crate::test_server::test_server;

/// Whether the player is in the own shelter, or through with it: the events of the Night are over.
const AT_HOME: &str = "return $('.night li:first-child.done') !== null";

/// The links to the seats that are still open.
const LINKS: &str = "return $$('.seat-offer input.link').map((link) => link.value)";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_anybody() {
    let server = test_server();
    let mut players = Vec::new();
    for seed in 21..25 {
        players.push(Player::new(server.browser(BrowserProfile::USUAL).await, seed));
    }
    players[0].set_up("outlive", &["open"; 3]).await;
    sit_down(&players).await;

    // Set-up, Day, and the events of the Night.
    let mut watchdog = Watchdog::new();
    let mut at_home = 0;
    while at_home < players.len() {
        at_home = 0;
        for player in &mut players {
            let sight = player.look().await;
            watchdog.wait(&sight).await;
            if player.browser.run(AT_HOME, &[]).await == Value::Bool(true) {
                at_home += 1;
            } else {
                player.act_busily(&sight).await;
            }
        }
    }

    // The last begins, and nobody is asked anything else because of what another one does.
    let mut asked = 0;
    for index in (0..players.len()).rev() {
        let others: Vec<_> = (0..index).collect();
        let mut before = Vec::new();
        for &other in &others {
            before.push(players[other].look().await.choices);
        }
        while let sight = players[index].look().await
            && !sight.choices.is_empty()
            && players[index].browser.run(AT_HOME, &[]).await == Value::Bool(true)
        {
            players[index].act_busily(&sight).await;
            asked += 1;
        }
        // When the first one is through, the next round has begun, and somebody is asked anew.
        let length = players[index].length().await;
        for (&other, before) in others.iter().zip(before) {
            players[other].see(length).await;
            assert_eq!(players[other].look().await.choices, before, "player {other} is asked something else");
        }
    }
    assert!(asked > 3, "only {asked} decisions in a Night of four");

    players[0].browser.wait_for(".convoy .round").await;
    let length = players[0].length().await;
    players[0].see(length).await;
    let position = players[0].position().await;
    assert!(position.contains("Round 2 of 6"), "{position}");
    for player in &players {
        player.see(length).await;
        assert_eq!(player.position().await, position);
    }
    for player in players {
        player.browser.close().await;
    }
    server.close();
}

/// The others come by the links on the first one's page.
async fn sit_down(players: &[Player]) {
    let links = players[0].browser.run(LINKS, &[]).await;
    let links: Vec<String> = serde_json::from_value(links).expect("links");
    assert_eq!(links.len(), players.len() - 1);
    for (player, link) in players[1..].iter().zip(links) {
        player.browser.open(link.strip_prefix(&player.browser.site).expect("a whole link")).await;
        player.browser.click(".seat-offer button").await;
        player.browser.until("return location.search === '' && $('#board') !== null", &[]).await;
    }
    players[0].browser.until("return $('.seat-offer') === null", &[]).await;
}
