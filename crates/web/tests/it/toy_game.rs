//! A toy game, which nobody but these tests knows, is hosted like the others.

use serde_json::{Value, json};
use table::{QuickRng, Rng};
use web::{Game, Games};

use crate::app::{App, Caller};
use crate::toy::{RaceFace, gate};

const GAMES: Games = Games::new(&[Game::of::<RaceFace<false>>()]);
const SLOW_GAMES: Games = Games::new(&[Game::of::<RaceFace<true>>()]);

/// Two browsers at a table that one of them has set up: both, and the table's address.
async fn two_browsers(app: &App) -> (Caller, Caller, String) {
    let (host, other) = (app.guest("Ada").await, app.guest("Bob").await);
    let wanted = [("game", "race"), ("seat1", "me"), ("seat2", "open"), ("public", "true")];
    let address = host.form("/tables", &wanted).await.leads_to().to_owned();
    other.form(&format!("{address}/claim"), &[("seat", "2"), ("seq", "0")]).await.leads_to();
    (host, other, address)
}

/// What a page offers, as its form sends it: seat and length, and the actions.
fn offered(page: &str) -> Option<([String; 2], Vec<String>)> {
    let (_, form) = page.split_once("/act\"")?;
    let form = form.split("</form>").next()?;
    let values = |name: &str| -> Vec<String> {
        let before = format!("name=\"{name}\" value=\"");
        let found = form.split(before.as_str()).skip(1);
        found.filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
    };
    Some(([values("seat").pop()?, values("seq").pop()?], values("action")))
}

#[tokio::test]
async fn a_toy_game_is_set_up_played_and_replayed() {
    let app = App::hosting(GAMES).await;
    let home = app.stranger().get("/").await.text();
    assert!(home.contains("Two race with one die.") && !home.contains("Outlive"), "{home}");
    assert!(app.stranger().get("/rules/race").await.text().contains("as often as you dare"));
    assert!(app.stranger().get("/new/race/2").await.text().contains("Runner 2"));
    assert!(app.stranger().get("/assets/race.css").await.text().contains("color: red"));
    assert_eq!(app.stranger().get("/rules/outlive").await.status, 404);
    let (host, other, address) = two_browsers(&app).await;
    let (mut moves, mut rng) = (0, QuickRng::new(1));
    let id = address.rsplit('/').next().expect("an id").to_owned();
    while host.look(&id, "").await["over"] == json!(false) {
        for browser in [&host, &other] {
            let page = browser.get(&address).await.text();
            if let Some(([seat, seq], actions)) = offered(&page) {
                let action = &actions[rng.below(actions.len() as u32) as usize];
                let fields = [("seat", seat.as_str()), ("seq", &seq), ("action", action)];
                browser.form(&format!("{address}/act"), &fields).await.leads_to();
                moves += 1;
            }
        }
        assert!(moves < 2_000, "the race has no end");
    }
    assert!(moves > 3, "only {moves} moves");
    let table: Value = host.look(&id, "").await;
    assert_eq!(table["game"], "race");
    let replay = other.get(&format!("{address}/replay")).await;
    assert_eq!(replay.status, 200);
    assert!(replay.text().contains("Runner 1"));
    let record = host.get(&format!("{address}/record")).await.text();
    assert!(record.starts_with("vorposten record 1\ngame race\n"), "{record}");
    let again = other.form("/import", &[("record", &record)]).await.leads_to().to_owned();
    assert!(other.get(&again).await.text().contains("The race is over."));
    app.stop().await;
}

/// Nobody's move waits for a page that is being drawn, however long that takes.
#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn a_slow_page_delays_no_move() {
    let app = App::hosting(SLOW_GAMES).await;
    let (host, other, address) = two_browsers(&app).await;
    let id = address.rsplit('/').next().expect("an id").to_owned();
    gate::set_open(false);
    let slow = {
        let (other, address) = (other.clone(), address.clone());
        tokio::spawn(async move { other.get(&address).await.text() })
    };
    while !gate::is_waited_at() {
        tokio::task::yield_now().await;
    }
    let table = host.look(&id, "").await;
    let seq = table["seq"].as_u64().expect("a length");
    for action in ["wager 3", "roll"] {
        let seq = host.look(&id, "").await["seq"].as_u64().expect("a length");
        assert_eq!(host.act(&id, 1, seq, action).await.status, 200);
    }
    assert!(!slow.is_finished(), "the page is still being drawn");
    gate::set_open(true);
    let page = slow.await.expect("it is drawn");
    assert!(page.contains("wager: None"), "it shows the table as it was when it was asked for");
    let now = host.look(&id, "").await["seq"].as_u64().expect("a length");
    assert!(now > seq + 1, "{now} after {seq}");
    app.stop().await;
}
