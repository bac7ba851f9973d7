//! What the first look at a table costs, and that nothing comes from elsewhere.

use browser_test::{BrowserProfile, TestServer};

use crate::player::Player;
use crate::test_server::test_server;

/// The most that may be sent for the first look at a table, compressed, in bytes.
const LIMIT: u64 = 150_000;

/// What was loaded, as pairs of address and bytes with heads.
const LOADED: &str =
    "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({ name, transferSize }) => [name, transferSize])";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_red_outpost_is_light_and_all_from_one_host() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    player.set_up_with_cards(&["local", "local", "local"]).await;
    a_newcomer_loads_little(&server, player).await;
    server.close();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_outlive_is_light_and_all_from_one_host() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    player.set_up("outlive", &["local", "local", "local"]).await;
    a_newcomer_loads_little(&server, player).await;
    server.close();
}

async fn a_newcomer_loads_little(server: &TestServer, player: Player) {
    let table = player.browser.path().await;
    // Somebody comes by a link and has nothing of it yet.
    let newcomer = server.browser(BrowserProfile::USUAL).await;
    newcomer.open(&table).await;
    newcomer.wait_for("#board").await;
    newcomer.until("return document.readyState === 'complete'", &[]).await;
    let loaded: Vec<(String, u64)> =
        serde_json::from_value(newcomer.run(LOADED, &[]).await).expect("addresses and bytes");
    let total: u64 = loaded.iter().map(|(_, bytes)| bytes).sum();
    println!("first load of a table: {total} bytes in {} files: {loaded:#?}", loaded.len());
    assert!(loaded.len() > 5, "style and scripts are loaded: {loaded:?}");
    assert!(loaded.iter().all(|(address, _)| address.starts_with(&newcomer.site)), "{loaded:?}");
    assert!(loaded.iter().all(|&(_, bytes)| bytes > 0), "nothing was there before: {loaded:?}");
    assert!(total < LIMIT, "{total} bytes");
    newcomer.close().await;
    player.browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_policy_is_strict() {
    let server = test_server();
    let player = Player::new(server.browser(BrowserProfile::USUAL).await, 1);
    player.set_up("red-outpost", &["local"]).await;
    let header = "return fetch(location).then((answer) => answer.headers.get('content-security-policy'))";
    let policy = player.browser.run(header, &[]).await;
    let policy = policy.as_str().expect("there is a policy");
    let rules: Vec<&str> = policy.split(';').map(str::trim).collect();
    for rule in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"] {
        assert!(rules.contains(&rule), "{rule} is not in {policy}");
    }
    assert!(!policy.contains("unsafe") && !policy.contains("http") && !policy.contains('*'), "{policy}");
    // It holds: what comes into the page as text is not run, and its style not used.
    let tried = "window.broken = [];
        document.addEventListener('securitypolicyviolation', (event) => window.broken.push(event.effectiveDirective));
        const place = document.createElement('p');
        place.innerHTML = '<span style=\"color: red\">x</span><img src=x onerror=\"window.ran = true\">';
        document.body.append(place);";
    player.browser.run(tried, &[]).await;
    player.browser.until("return window.broken.length >= 2", &[]).await;
    assert_eq!(player.browser.run("return window.ran === true", &[]).await, false);
    // That was this test's own doing.
    player
        .browser
        .close_but(|complaint| complaint.contains("Content Security Policy") || complaint.contains("404"))
        .await;
    server.close();
}
