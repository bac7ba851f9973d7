//! `GET /tables/{id}/review`, and the same for programs.

use std::time::Duration;

use outlive::Outlive;
use red_outpost::RedOutpost;
use serde_json::{Value, json};
use table::Game;

use crate::app::{App, Caller};
use crate::brought::finished;

/// Asks until the review is there.
async fn reviewed(caller: &Caller, id: &str) -> Value {
    loop {
        let review = caller.get(&format!("/api/v1/tables/{id}/review")).await;
        assert_eq!(review.status, 200, "{}", review.text());
        let review = review.json();
        if !review["found"].is_null() {
            return review;
        }
        assert!(review["judged"].as_u64() < review["positions"].as_u64(), "{review}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn review<G: Game>(setup: G::Setup) {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = finished::<G>(&guest, setup).await;
    let path = format!("/tables/{id}/review");
    let waiting = guest.get(&path).await;
    assert_eq!(waiting.status, 200);
    assert!(waiting.text().contains("<progress value=\"0\""), "{}", waiting.text());
    let review = reviewed(&guest, &id).await;
    let chances = review["found"]["chances"].as_array().expect("a curve");
    assert_eq!(Some(chances.len() as u64), review["positions"].as_u64());
    for chances in chances {
        let sum: f64 = chances.as_array().expect("chances").iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 0.001, "{chances}");
    }
    let scores = guest.look(&id, "").await["scores"].clone();
    let scores: Vec<i64> = serde_json::from_value(scores).expect("scores");
    let ends: Vec<f64> = serde_json::from_value(chances[chances.len() - 1].clone()).expect("chances");
    let best = *scores.iter().max().expect("scores");
    for (score, end) in scores.iter().zip(ends) {
        assert!(*score == best || end == 0.0, "who has fewer points than others has not won: {scores:?}");
    }
    // Games at random give a lot away.
    let costliest = review["found"]["costliest"].as_array().expect("moves");
    assert!(!costliest.is_empty());
    let costs: Vec<f64> = costliest
        .iter()
        .map(|cost| {
            cost["better_chance"].as_f64().expect("a chance") - cost["chance"].as_f64().expect("a chance")
        })
        .collect();
    assert!(costs.is_sorted_by(|one, other| one >= other) && costs[costs.len() - 1] >= 0.029, "{costs:?}");
    let page = guest.get(&path).await.text();
    let line = costliest[0]["line"].as_u64().expect("a line");
    let look = format!("/tables/{id}/replay?at={}&amp;seat={}", line - 1, costliest[0]["seat"]);
    assert!(page.contains(&look), "{look} is missing in {page}");
    assert_eq!(guest.get(&look.replace("&amp;", "&")).await.status, 200);
    assert!(page.contains("<li id=\"move-1\"") && !page.contains("<progress"));
    assert!(guest.german().get(&path).await.text().contains("Die teuersten Züge"));
    app.stop().await;
}

#[tokio::test]
async fn a_game_of_red_outpost() {
    review::<RedOutpost>(red_outpost::Setup::new(red_outpost::Seating::Two)).await;
}

#[tokio::test]
async fn a_game_of_outlive() {
    review::<Outlive>(outlive::Setup::new(outlive::Seating::Two)).await;
}

#[tokio::test]
async fn a_running_game_is_not_reviewed() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = guest.open("outlive", json!([{ "kind": "me" }, { "kind": "local" }])).await;
    guest.get(&format!("/api/v1/tables/{id}/review")).await.refused(403, "still-running");
    assert_eq!(guest.get(&format!("/tables/{id}/review")).await.status, 403);
    guest.get("/api/v1/tables/none/review").await.refused(404, "no-table");
    app.stop().await;
}
