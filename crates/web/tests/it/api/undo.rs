//! What can be taken back, and what is told of it: nothing that anybody has seen comes back, and nothing
//! that was secret comes out.

use serde_json::{Value, json};

use crate::app::{App, Caller};

fn seq(table: &Value) -> u64 {
    table["seq"].as_u64().expect("a length")
}

/// The first legal action of the seat is done; answers how long the record is then.
async fn act(caller: &Caller, id: &str, seat: u64) -> u64 {
    let table = caller.look(id, &format!("?seat={seat}")).await;
    let action = table["legal"][0]["action"].as_str().expect("an action");
    let answer = caller.act(id, seat, seq(&table), action).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["seq"].as_u64().expect("a length")
}

/// A table of two people.
async fn two_people(app: &App, game: &str) -> (Caller, Caller, String) {
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let opened =
        host.post("/api/v1/tables", json!({ "game": game, "seats": seats, "public": true })).await.json();
    let id = opened["id"].as_str().expect("an id").to_owned();
    let claimed = other.post(&format!("/api/v1/tables/{id}/seats/2/claim"), json!({})).await;
    assert_eq!(claimed.status, 204);
    (host, other, id)
}

/// Rooms, free room, quarters, leader: who is the last to choose sees everybody's choices, so nothing of it
/// can be taken back. Until then it can.
#[tokio::test]
async fn the_last_secret_choice_stands() {
    let app = App::start().await;
    let (host, other, id) = two_people(&app, "outlive").await;
    for _ in 0..4 {
        act(&host, &id, 1).await;
    }
    let mut last = 0;
    for _ in 0..3 {
        last = act(&other, &id, 2).await;
    }
    assert_eq!(other.undo(&id, 2, last).await.status, 200, "nothing is revealed yet");
    for _ in 0..2 {
        last = act(&other, &id, 2).await;
    }
    for (caller, seat) in [(&other, 2), (&host, 1)] {
        caller.undo(&id, seat, last).await.refused(422, "nothing-to-undo");
    }
    let page = other.form(&format!("/tables/{id}/undo"), &[("seat", "2"), ("seq", &last.to_string())]).await;
    assert_eq!(page.status, 422);
    // The same with the heroes, which are laid in secret as well.
    act(&other, &id, 2).await;
    let placed = act(&host, &id, 1).await;
    for (caller, seat) in [(&other, 2), (&host, 1)] {
        caller.undo(&id, seat, placed).await.refused(422, "nothing-to-undo");
    }
    app.stop().await;
}

/// A player who comes back takes nothing back that a bot did in his place: he would learn from it.
#[tokio::test]
async fn what_a_stand_in_did_stands() {
    let app = App::start().await;
    let (host, other, id) = two_people(&app, "outlive").await;
    let before = act(&host, &id, 1).await;
    let mut ear = other.listen(&id, &format!("?after={before}"), None).await;
    let seat = [("seat", "1"), ("seq", "0")];
    host.form(&format!("/tables/{id}/leave"), &seat).await.leads_to();
    while ear.hear().await.kind != "move" {}
    host.form(&format!("/tables/{id}/claim"), &seat).await.leads_to();
    let now = seq(&host.look(&id, "").await);
    assert!(now > before, "the bot has acted");
    host.undo(&id, 1, now).await.refused(422, "nothing-to-undo");
    app.stop().await;
}

/// Where people meet, it is told that something was taken back, but not what.
#[tokio::test]
async fn a_take_back_is_told_to_others() {
    let app = App::start().await;
    let (host, other, id) = two_people(&app, "red-outpost").await;
    let table = host.look(&id, "").await;
    let (caller, seat) = match table["due"][0].as_u64() {
        Some(1) => (&host, 1),
        _ => (&other, 2),
    };
    let reader = if seat == 1 { &other } else { &host };
    // Neither the Spaceship nor the Lake: what nature draws cannot be taken back.
    let move_ = if seat == 1 { "move miner mine" } else { "move farmer mine" };
    let moved = caller.act(&id, seat, seq(&table), move_).await.json()["seq"].as_u64().expect("a length");
    let told = reader.get(&format!("/tables/{id}")).await.text();
    assert!(told.contains("coal"), "the move is told: {told}");
    let undone = caller.undo(&id, seat, moved).await.json()["seq"].as_u64().expect("a length");
    let mut ear = reader.listen(&id, &format!("?after={moved}"), None).await;
    let heard = ear.hear().await.data.to_string();
    assert!(heard.contains("takes something back"), "{heard}");
    for path in [format!("/tables/{id}"), format!("/tables/{id}/replay?at={undone}")] {
        let page = reader.get(&path).await.text();
        assert!(page.contains("takes something back"), "{path}: {page}");
        assert!(caller.get(&path).await.text().contains("You take something back."), "{path}");
    }
    let german = reader.german().get(&format!("/tables/{id}")).await.text();
    assert!(german.contains("nimmt etwas zurück."), "{german}");
    app.stop().await;
}

/// Alone with bots nobody has to be told.
#[tokio::test]
async fn alone_nothing_is_told() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let acted = act(&host, &id, 1).await;
    assert_eq!(host.undo(&id, 1, acted).await.status, 200);
    let page = host.get(&format!("/tables/{id}")).await.text();
    assert!(!page.contains("something back"), "{page}");
    app.stop().await;
}
