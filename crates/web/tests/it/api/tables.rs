//! `POST /api/v1/tables`, `GET /api/v1/tables`, `GET /api/v1/tables/{id}`

use std::sync::Arc;

use serde_json::{Value, json};
use store::{Memory, Store};
use web::Limits;

use crate::app::{App, Caller, NO_LIMITS};
use crate::player::play_some;

async fn refuses(caller: &Caller, body: Value, status: u16, code: &str) {
    let english = caller.post("/api/v1/tables", body.clone()).await.refused(status, code);
    let german = caller.german().post("/api/v1/tables", body).await.refused(status, code);
    assert_ne!(english, german);
}

#[tokio::test]
async fn who_opens_a_table_gets_its_links() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "local" }, { "kind": "bot", "level": "random" }]);
    for game in ["red-outpost", "outlive"] {
        let answer =
            host.post("/api/v1/tables", json!({ "game": game, "seats": seats, "options": {} })).await;
        assert_eq!(answer.status, 201);
        let table = answer.json();
        let id = table["id"].as_str().expect("an id");
        assert_eq!(table["url"], format!("{}/tables/{id}", host.site));
        assert_eq!(table["commitment"].as_str().map(str::len), Some(64));
        let kinds: Vec<_> =
            table["seats"].as_array().expect("seats").iter().map(|seat| &seat["kind"]).collect();
        assert_eq!(kinds, ["me", "open", "me", "bot"]);
        assert_eq!(table["seats"][0]["name"], "Ada");
        assert_eq!(table["seats"][3]["level"], "random");
        let invites: Vec<_> = (0..4).filter(|&seat| table["seats"][seat].get("invite").is_some()).collect();
        assert_eq!(invites, [1]);
    }
    app.stop().await;
}

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let table = |game: &str, seats: Value, options: Value| json!({ "game": game, "seats": seats, "options": options });
    let me = || json!({ "kind": "me" });
    let two = || json!([me(), me()]);
    refuses(&host, table("chess", two(), json!({})), 422, "bad-game").await;
    refuses(&host, table("red-outpost", json!([]), json!({})), 422, "bad-seats").await;
    refuses(&host, table("red-outpost", json!([me(), me(), me(), me(), me()]), json!({})), 422, "bad-seats")
        .await;
    refuses(&host, table("outlive", json!([me()]), json!({})), 422, "bad-seats").await;
    refuses(&host, table("outlive", json!([me(), { "kind": "guest" }]), json!({})), 422, "bad-seats").await;
    refuses(
        &host,
        table("outlive", json!([me(), { "kind": "open", "level": "easy" }]), json!({})),
        422,
        "bad-seats",
    )
    .await;
    for bot in [json!({ "kind": "bot" }), json!({ "kind": "bot", "level": "grandmaster" })] {
        refuses(&host, table("outlive", json!([me(), bot]), json!({})), 422, "bad-level").await;
    }
    for options in [json!({ "placement": "odd" }), json!({ "blocks": "random" }), json!({ "": "" })] {
        refuses(&host, table("outlive", two(), options), 422, "bad-option").await;
    }
    refuses(&host, table("red-outpost", two(), json!({ "difficulty": "hard" })), 422, "bad-option").await;
    refuses(&host, json!({ "game": "outlive" }), 400, "bad-request").await;
    app.stop().await;
}

#[tokio::test]
async fn options_are_kept() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let body = json!({ "game": "outlive", "seats": [{ "kind": "me" }, { "kind": "me" }],
        "options": { "placement": "in-turn" } });
    let opened = host.post("/api/v1/tables", body).await.json();
    let page = host.get(&format!("/tables/{}", opened["id"].as_str().expect("an id"))).await.text();
    let usual = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let usual = host.get(&format!("/tables/{usual}")).await.text();
    let agreed = |page: &str| {
        page.split("class=\"agreed\"").nth(1).map(|rest| rest.split("<code>").next().map(str::to_owned))
    };
    assert_ne!(agreed(&page), agreed(&usual));
    app.stop().await;
}

#[tokio::test]
async fn nobody_has_more_tables_than_allowed() {
    let limits = Limits { tables_per_guest: 2, ..NO_LIMITS };
    let app = App::on(Arc::new(Memory::new()), limits).await;
    let host = app.guest("Ada").await;
    let body = json!({ "game": "outlive", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let mut ids = Vec::new();
    for _ in 0..2 {
        ids.push(
            host.post("/api/v1/tables", body.clone()).await.json()["id"].as_str().expect("an id").to_owned(),
        );
    }
    host.post("/api/v1/tables", body.clone()).await.refused(429, "too-many-tables");
    host.post("/api/v1/tables/import", json!("")).await.refused(429, "too-many-tables");
    let told = host.german().post("/api/v1/tables", body.clone()).await.refused(429, "too-many-tables");
    assert!(told.starts_with("Du hast so viele"), "{told}");
    assert_eq!(app.guest("Bea").await.post("/api/v1/tables", body.clone()).await.status, 201);
    host.form(&format!("/tables/{}/close", ids[0]), &[]).await.leads_to();
    assert_eq!(host.post("/api/v1/tables", body).await.status, 201);
    app.stop().await;
}

#[tokio::test]
async fn nobody_asks_more_often_than_allowed() {
    let limits = Limits { requests_per_second: 1, ..Limits::default() };
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let app = App::on(store, limits).await;
    let stranger = app.stranger();
    let mut refused = 0;
    for _ in 0..40 {
        let answer = stranger.get("/api/v1/tables?list=open").await;
        if answer.status != 200 {
            assert!(answer.headers.contains_key("retry-after"));
            answer.refused(429, "too-many-requests");
            refused += 1;
        }
    }
    assert!(refused > 10, "{refused} refused");
    let told = stranger.german().get("/").await;
    assert_eq!(told.status, 429);
    assert!(told.text().contains("Zu viele Anfragen"));
    app.stop().await;
}

#[tokio::test]
async fn lists_tell_what_is_open_mine_and_running() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let mut ids = Vec::new();
    for (second, public) in [("open", true), ("me", true), ("open", false)] {
        let seats = json!([{ "kind": "me" }, { "kind": second }]);
        let body = json!({ "game": "outlive", "seats": seats, "public": public });
        ids.push(host.post("/api/v1/tables", body).await.json()["id"].clone());
    }
    let list = async |caller: &Caller, which: &str| {
        let tables = caller.get(&format!("/api/v1/tables?list={which}")).await.json();
        let mut ids: Vec<Value> =
            tables.as_array().expect("a list").iter().map(|table| table["id"].clone()).collect();
        ids.sort_by_key(ToString::to_string);
        assert!(!tables.to_string().contains("invite"));
        ids
    };
    assert_eq!(list(&other, "open").await, [ids[0].clone()]);
    assert_eq!(list(&app.stranger(), "watch").await, [ids[1].clone()]);
    assert_eq!(list(&other, "mine").await, [] as [Value; 0]);
    ids.sort_by_key(ToString::to_string);
    assert_eq!(list(&host, "mine").await, ids);
    host.get("/api/v1/tables?list=all").await.refused(400, "bad-request");
    host.get("/api/v1/tables").await.refused(400, "bad-request");
    app.stop().await;
}

#[tokio::test]
async fn the_past_can_be_looked_at() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let before = host.look(&id, "?seat=1").await;
    play_some(&host, &id, 3, 6).await;
    let past = host.look(&id, &format!("?seat=1&at={}", before["seq"])).await;
    for part in ["seq", "due", "over", "prompt", "view"] {
        assert_eq!(past[part], before[part], "{part}");
    }
    assert_eq!(past["legal"], json!([]));
    assert_eq!(host.look(&id, "?at=0").await["seq"], 0);
    let now = host.look(&id, "").await;
    assert_eq!(host.look(&id, "?at=4294967295").await["seq"], now["seq"]);
    for query in ["?at=-1", "?at=4294967296", "?at=x", "?seat=256"] {
        host.get(&format!("/api/v1/tables/{id}{query}")).await.refused(400, "bad-request");
    }
    host.get(&format!("/api/v1/tables/{id}?seat=0")).await.refused(404, "no-seat");
    let told = host.german().get("/api/v1/tables/nowhere").await.refused(404, "no-table");
    assert_eq!(told, "Diesen Tisch gibt es nicht.");
    app.stop().await;
}

#[tokio::test]
async fn sentences_come_in_the_language_of_the_caller() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("red-outpost", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let (english, german) = (host.look(&id, "").await, host.german().look(&id, "").await);
    assert_ne!(english["prompt"], german["prompt"]);
    assert_ne!(english["legal"][0]["text"], german["legal"][0]["text"]);
    assert_eq!(english["legal"][0]["action"], german["legal"][0]["action"]);
    assert_eq!(english["view"], german["view"]);
    let document = host.get("/api/v1/openapi.json").await.json();
    let paths = document["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), 10, "{:?}", paths.keys());
    let text = document.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap_or_default();
        assert!(document["components"]["schemas"].get(name).is_some(), "{name} is not described");
    }
    app.stop().await;
}
