//! `POST /api/v1/tables/{id}/seats/{n}/claim`

use serde_json::{Value, json};

use crate::app::{Answer, App, Caller};

async fn claim(caller: &Caller, id: &str, seat: &str, body: Value) -> Answer {
    caller.post(&format!("/api/v1/tables/{id}/seats/{seat}/claim"), body).await
}

#[tokio::test]
async fn a_seat_is_claimed_with_its_link() {
    let app = App::start().await;
    let (host, guest, late) = (app.guest("Ada").await, app.guest("Bea").await, app.guest("Cyd").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let opened = host.post("/api/v1/tables", json!({ "game": "outlive", "seats": seats })).await.json();
    let id = opened["id"].as_str().expect("an id");
    let invite = |seat: usize| opened["seats"][seat]["invite"].clone();
    for wrong in
        [json!({}), json!({ "invite": null }), json!({ "invite": "" }), json!({ "invite": invite(2) })]
    {
        claim(&guest, id, "2", wrong).await.refused(403, "not-invited");
    }
    assert_eq!(claim(&guest, id, "2", json!({ "invite": invite(1) })).await.status, 204);
    assert_eq!(claim(&guest, id, "2", json!({})).await.status, 204, "it is the guest's already");
    claim(&late, id, "2", json!({ "invite": invite(1) })).await.refused(409, "seat-taken");
    claim(&late, id, "1", json!({})).await.refused(409, "seat-taken");
    for seat in ["0", "4", "5"] {
        claim(&late, id, seat, json!({})).await.refused(404, "no-seat");
    }
    for seat in ["x", "-1", "256"] {
        claim(&late, id, seat, json!({})).await.refused(400, "bad-request");
    }
    let told = claim(&late.german(), "nowhere", "1", json!({})).await.refused(404, "no-table");
    assert_eq!(told, "Diesen Tisch gibt es nicht.");
    let seen = guest.look(id, "").await;
    assert_eq!(seen["seats"][1], json!({ "seat": 2, "kind": "me", "name": "Bea" }));
    assert_eq!(seen["seats"][0]["kind"], "guest");
    assert_eq!(seen["seen_by"], 2);
    app.stop().await;
}

#[tokio::test]
async fn anybody_may_sit_down_at_a_public_table() {
    let app = App::start().await;
    let (host, guest) = (app.guest("Ada").await, app.guest("Bea").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let body = json!({ "game": "red-outpost", "seats": seats, "public": true });
    let opened = host.post("/api/v1/tables", body).await.json();
    let id = opened["id"].as_str().expect("an id");
    assert_eq!(claim(&guest, id, "2", json!({})).await.status, 204);
    app.stop().await;
}

#[tokio::test]
async fn of_many_who_claim_a_seat_one_gets_it() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let body = json!({ "game": "red-outpost", "seats": seats, "public": true });
    let id = host.post("/api/v1/tables", body).await.json()["id"].as_str().expect("an id").to_owned();
    let mut claims = tokio::task::JoinSet::new();
    for number in 0..20 {
        let (guest, id) = (app.guest(&format!("G{number}")).await, id.clone());
        claims.spawn(async move { claim(&guest, &id, "2", json!({})).await });
    }
    let answers = claims.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 204).count(), 1);
    for answer in answers.iter().filter(|answer| answer.status != 204) {
        answer.refused(409, "seat-taken");
    }
    app.stop().await;
}
