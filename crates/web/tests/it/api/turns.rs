//! `POST /api/v1/tables/{id}/actions`, `POST …/undo`, `GET …/record`

use serde_json::{Value, json};

use crate::app::App;
use crate::player::play_some;

#[tokio::test]
async fn what_may_not_be_done_is_refused_and_changes_nothing() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let id = host.open("red-outpost", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let table = host.look(&id, "").await;
    let (seq, due) = (table["seq"].as_u64().expect("a length"), table["due"][0].as_u64().expect("a seat"));
    let action = table["legal"][0]["action"].as_str().expect("an action");
    for stale in [0, seq - 1, seq + 1, u64::from(u32::MAX)] {
        host.act(&id, due, stale, action).await.refused(409, "stale");
        host.undo(&id, due, stale).await.refused(409, "stale");
    }
    other.act(&id, due, seq, action).await.refused(403, "not-yours");
    other.undo(&id, due, seq).await.refused(403, "not-yours");
    host.act(&id, 3, seq, action).await.refused(404, "no-seat");
    host.act(&id, 0, seq, action).await.refused(404, "no-seat");
    host.act("nowhere", due, seq, action).await.refused(404, "no-table");
    host.undo("nowhere", due, seq).await.refused(404, "no-table");
    host.act(&id, 3 - due, seq, action).await.refused(422, "not-due");
    host.undo(&id, due, seq).await.refused(422, "nothing-to-undo");
    let told = host.german().act(&id, due, seq, "dance").await.refused(422, "unreadable");
    assert!(told.starts_with("Das ist keine Aktion des Spiels: "), "{told}");
    let told = host.german().act(&id, due, seq - 1, action).await.refused(409, "stale");
    assert!(told.starts_with("Der Tisch ist weiter"), "{told}");
    assert_eq!(host.look(&id, "").await, table, "refusals leave no trace");
    assert_eq!(host.act(&id, due, seq, action).await.status, 200);
    host.act(&id, due, seq, action).await.refused(409, "stale");
    app.stop().await;
}

#[tokio::test]
async fn who_acts_at_the_same_time_is_refused_on_no_page_for_what_others_did() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let [one, two] = [host.look(&id, "?seat=1").await, host.look(&id, "?seat=2").await];
    let seq = one["seq"].as_u64().expect("a length");
    let [one, two] = [&one, &two].map(|table| table["legal"][0]["action"].as_str().expect("an action"));
    assert_eq!(host.act(&id, 1, seq, one).await.status, 200);
    host.act(&id, 2, seq, two).await.refused(409, "stale");
    let (seen, path) = (seq.to_string(), format!("/tables/{id}/act"));
    let turn = |seat, action| [("seat", seat), ("seq", seen.as_str()), ("action", action)];
    let acted = host.form(&path, &turn("2", two)).await;
    assert_eq!(acted.status, 303, "{}", acted.text());
    assert_eq!(host.look(&id, "?seat=2").await["seq"], seq + 2);
    for (seat, action) in [("1", one), ("2", two)] {
        assert_eq!(host.form(&path, &turn(seat, action)).await.status, 409);
    }
    app.stop().await;
}

#[tokio::test]
async fn what_the_rules_do_not_allow_is_told_as_such() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let table = host.look(&id, "?seat=1").await;
    let seq = table["seq"].as_u64().expect("a length");
    let told = host.act(&id, 1, seq, "deploy dam dam").await;
    let (code, status) = (told.json()["error"]["code"].clone(), told.status);
    assert!(status == 422 && (code == "illegal" || code == "unreadable"), "{code}");
    let other = host.look(&id, "?seat=2").await;
    let own: Vec<_> =
        table["legal"].as_array().expect("a list").iter().map(|legal| &legal["action"]).collect();
    let strange = other["legal"].as_array().expect("a list").iter().map(|legal| &legal["action"]);
    let strange = strange.filter(|action| !own.contains(action)).filter_map(|action| action.as_str());
    for action in strange {
        let told = host.german().act(&id, 1, seq, action).await.refused(422, "illegal");
        assert_eq!(told, "Das erlauben die Regeln jetzt nicht.");
    }
    app.stop().await;
}

#[tokio::test]
async fn an_action_can_be_taken_back_until_somebody_else_acts() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let start = host.look(&id, "?seat=1").await;
    let seq = start["seq"].as_u64().expect("a length");
    let first = |table: &Value| table["legal"][0]["action"].as_str().expect("an action").to_owned();
    assert_eq!(host.act(&id, 1, seq, &first(&start)).await.json(), json!({ "seq": seq + 1 }));
    host.undo(&id, 2, seq + 1).await.refused(422, "nothing-to-undo");
    assert_eq!(host.undo(&id, 1, seq + 1).await.json(), json!({ "seq": seq + 2 }));
    let again = host.look(&id, "?seat=1").await;
    for part in ["view", "legal", "due", "prompt"] {
        assert_eq!(again[part], start[part], "{part}");
    }
    let told = host.german().undo(&id, 1, seq + 2).await.refused(422, "nothing-to-undo");
    assert!(told.starts_with("Es gibt nichts zurückzunehmen"), "{told}");
    assert_eq!(host.act(&id, 1, seq + 2, &first(&again)).await.status, 200);
    let two = host.look(&id, "?seat=2").await;
    assert_eq!(host.act(&id, 2, seq + 3, &first(&two)).await.status, 200);
    host.undo(&id, 1, seq + 4).await.refused(422, "nothing-to-undo");
    assert_eq!(host.undo(&id, 2, seq + 4).await.status, 200);
    assert_eq!(host.undo(&id, 1, seq + 5).await.status, 200, "then it is the latest again");
    app.stop().await;
}

#[tokio::test]
async fn the_record_stays_closed_until_the_end() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("red-outpost", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    play_some(&host, &id, 1, 3).await;
    for caller in [&host, &app.stranger()] {
        caller.get(&format!("/api/v1/tables/{id}/record")).await.refused(403, "still-running");
        assert_eq!(caller.get(&format!("/tables/{id}/record")).await.status, 403);
    }
    host.get("/api/v1/tables/nowhere/record").await.refused(404, "no-table");
    host.get("/api/v1/tables/nowhere/events").await.refused(404, "no-table");
    app.stop().await;
}
