//! Whole games through the API, against bots.

use outlive::Outlive;
use record::{Fairness, Record};
use red_outpost::RedOutpost;
use serde_json::{Value, json};
use table::Game;

use crate::app::App;
use crate::player::play_to_the_end;

/// Plays against bots to the end. The record then holds, and the past is as it was seen.
async fn play<G: Game>(bots: &[&str], seed: u64) {
    let app = App::start().await;
    let player = app.guest("Ada").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend(bots.iter().map(|level| json!({ "kind": "bot", "level": level })));
    let id = player.open(G::NAME, json!(seats)).await;
    let mut seen: Vec<Value> = Vec::new();
    let end = play_to_the_end(&player, &id, seed, |table| seen.push(table.clone())).await;
    assert_eq!(end["due"], json!([]));
    assert_eq!(end["legal"], json!([]));
    assert!(end["scores"].as_array().is_some_and(|scores| scores.len() >= seats.len()), "{}", end["scores"]);
    for before in seen.iter().step_by(1 + seen.len() / 12) {
        let past = player.look(&id, &format!("?at={}", before["seq"])).await;
        for part in ["seq", "due", "over", "prompt", "view"] {
            assert_eq!(past[part], before[part], "{part} at {}", before["seq"]);
        }
    }

    let answer = app.stranger().get(&format!("/api/v1/tables/{id}/record")).await;
    assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
    let record = Record::<G>::read(&answer.body, G::built_in()).expect("the record holds");
    assert_eq!(record.entries.len() as u64, end["seq"].as_u64().expect("a length"));
    let report = record.check().expect("it was read");
    assert_eq!(report.fairness, Fairness::Verified { segments: 1 });
    let last = player.act(&id, 1, end["seq"].as_u64().expect("a length"), "pass").await;
    assert_eq!(last.status, 422, "{}", last.text());
    player.undo(&id, 1, end["seq"].as_u64().expect("a length")).await.refused(422, "nothing-to-undo");
    app.stop().await;
}

#[tokio::test]
async fn red_outpost_against_two_bots() {
    play::<RedOutpost>(&["random", "greedy"], 1).await;
}

#[tokio::test]
async fn red_outpost_alone() {
    play::<RedOutpost>(&[], 2).await;
}

#[tokio::test]
async fn outlive_against_two_bots() {
    play::<Outlive>(&["greedy", "random"], 3).await;
}
