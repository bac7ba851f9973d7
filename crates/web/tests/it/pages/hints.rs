//! Hints: for the own seat when it is due, against bots only, and not too often.

use std::sync::Arc;

use serde_json::{Value, json};
use store::Memory;
use web::Limits;

use super::page;
use crate::app::{Answer, App, Caller, NO_LIMITS};

/// A table of the caller's against a bot.
async fn against_a_bot(caller: &Caller, game: &str) -> String {
    caller.open(game, json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }])).await
}

/// Asks for a hint, and again if the bot has moved meanwhile; answers the position as well.
async fn hint(caller: &Caller, id: &str) -> (Answer, Value) {
    loop {
        let table = caller.look(id, "").await;
        let seq = table["seq"].as_u64().expect("a length");
        if table["legal"].as_array().expect("a list").is_empty() {
            caller.listen(id, &format!("?after={seq}"), None).await.hear().await;
            continue;
        }
        let answer = ask(caller, id, "1", seq).await;
        if answer.status != 409 {
            return (answer, table);
        }
    }
}

async fn ask(caller: &Caller, id: &str, seat: &str, seq: u64) -> Answer {
    caller.form(&format!("/tables/{id}/hint"), &[("seat", seat), ("seq", &seq.to_string())]).await
}

#[tokio::test]
async fn a_hint_is_a_legal_move_with_its_reasons() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    for game in ["red-outpost", "outlive"] {
        let id = against_a_bot(&guest, game).await;
        let (answer, table) = hint(&guest, &id).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let page = answer.text();
        let action = page.split("data-points-at-action=\"").nth(1).and_then(|rest| rest.split('"').next());
        let action = action.unwrap_or_else(|| panic!("no move in {page}"));
        let legal = table["legal"].as_array().expect("a list");
        assert!(legal.iter().any(|choice| choice["action"] == action), "{action}");
        for part in ["A good move", "With it you win in", "Next best:", "games played ahead", "Do it"] {
            assert!(page.contains(part), "{part} is not in {page}");
        }
        // The button below it does it; where both are due at once, the bot may come in between.
        loop {
            let seq = guest.look(&id, "").await["seq"].to_string();
            let fields = [("seat", "1"), ("seq", &*seq), ("action", action)];
            let answer = guest.form(&format!("/tables/{id}/act"), &fields).await;
            if answer.status != 409 {
                assert_eq!(answer.leads_to(), format!("/tables/{id}"));
                break;
            }
        }
    }
    let id = against_a_bot(&guest, "red-outpost").await;
    let (german, _) = hint(&guest.german(), &id).await;
    assert!(german.text().contains("Ein guter Zug"));
    assert_eq!(guest.get(&format!("/tables/{id}/hint")).await.leads_to(), format!("/tables/{id}"));
    app.stop().await;
}

#[tokio::test]
async fn hints_are_for_the_own_seat_when_it_is_due() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let begin = async |second: Value| {
        let seats = json!([{ "kind": "me" }, second]);
        let body = json!({ "game": "red-outpost", "seats": seats, "options": { "start": "1" } });
        host.post("/api/v1/tables", body).await.json()["id"].as_str().expect("an id").to_owned()
    };
    let id = begin(json!({ "kind": "bot", "level": "random" })).await;
    let seq = host.look(&id, "").await["seq"].as_u64().expect("a length");
    let refused = async |caller: &Caller, id: &str, seat, seq, status, sentence: &str| {
        let answer = ask(caller, id, seat, seq).await;
        assert_eq!(answer.status, status, "{sentence}");
        assert!(answer.text().contains(sentence), "{sentence}: {}", answer.text());
        assert!(!answer.text().contains("data-points-at-action"));
    };
    refused(&other, &id, "1", seq, 403, "That seat is not yours.").await;
    refused(&host, &id, "2", seq, 403, "That seat is not yours.").await;
    refused(&host, &id, "1", seq - 1, 409, "The table has moved on").await;
    assert!(!page(&other, &format!("/tables/{id}")).await.contains("ask-hint"));
    assert!(page(&host, &format!("/tables/{id}")).await.contains("ask-hint"));

    // Among people everybody thinks for himself.
    let sentence = "There are hints only where all other seats are bots’.";
    for second in [json!({ "kind": "open" }), json!({ "kind": "me" })] {
        let id = begin(second).await;
        refused(&host, &id, "1", seq, 403, sentence).await;
        assert!(!page(&host, &format!("/tables/{id}")).await.contains("ask-hint"));
    }
    // Who has moved waits for the others.
    let id = begin(json!({ "kind": "me" })).await;
    let action = host.look(&id, "").await["legal"][0]["action"].as_str().expect("an action").to_owned();
    let moved = host.act(&id, 1, seq, &action).await.json()["seq"].as_u64().expect("a length");
    refused(&host, &id, "1", moved, 422, "Somebody else is due.").await;
    app.stop().await;
}

#[tokio::test]
async fn who_wants_many_hints_has_to_wait() {
    let limits = Limits { requests_per_second: 1_000, ..NO_LIMITS };
    let app = App::on(Arc::new(Memory::new()), limits).await;
    let guest = app.guest("Ada").await;
    let id = against_a_bot(&guest, "outlive").await;
    // What is refused counts as well, and costs the server less than an answer.
    for _ in 0..6 {
        assert_eq!(ask(&guest, &id, "1", 0).await.status, 409);
    }
    let answer = ask(&guest, &id, "1", 0).await;
    assert_eq!(answer.status, 429);
    assert!(answer.text().contains("You have asked for many hints"), "{}", answer.text());
    assert_eq!(ask(&app.guest("Bea").await, &id, "1", 0).await.status, 403, "others need not wait");
    app.stop().await;
}
