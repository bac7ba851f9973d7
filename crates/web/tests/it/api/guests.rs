//! `POST /api/v1/guests`

use serde_json::json;

use crate::app::App;

#[tokio::test]
async fn a_guest_gets_a_token_of_its_own() {
    let app = App::start().await;
    let [one, other] = [app.guest("Ada").await, app.guest("Ada").await].map(|guest| guest.token);
    assert_ne!(one, other);
    assert!(one.is_some_and(|token| token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit())));
    app.stop().await;
}

#[tokio::test]
async fn a_name_is_short_and_printable() {
    let app = App::start().await;
    let stranger = app.stranger();
    for name in ["", "   ", "a\nb", "\u{7}", &"x".repeat(25)] {
        let answer = stranger.post("/api/v1/guests", json!({ "name": name })).await;
        answer.refused(422, "bad-name");
        let told =
            stranger.german().post("/api/v1/guests", json!({ "name": name })).await.refused(422, "bad-name");
        assert_eq!(told, "Ein Name hat 1 bis 24 druckbare Zeichen.");
    }
    for name in ["x", &"ü".repeat(24), "<b>", "  Ada  "] {
        assert_eq!(stranger.post("/api/v1/guests", json!({ "name": name })).await.status, 201);
    }
    app.stop().await;
}

#[tokio::test]
async fn who_is_not_known_is_told_where_to_become_a_guest() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("red-outpost", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let table = format!("/api/v1/tables/{id}");
    for caller in [app.stranger(), app.with_token("0".repeat(64)), app.with_token("Bearer".into())] {
        let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
        let requests = [
            ("/api/v1/tables".to_owned(), json!({ "game": "outlive", "seats": seats })),
            (format!("{table}/seats/2/claim"), json!({})),
            (format!("{table}/actions"), json!({ "seat": 1, "seq": 1, "action": "x" })),
            (format!("{table}/undo"), json!({ "seat": 1, "seq": 1 })),
        ];
        for (path, body) in requests {
            caller.post(&path, body.clone()).await.refused(401, "no-guest");
            let told = caller.german().post(&path, body).await.refused(401, "no-guest");
            assert!(told.starts_with("Wir kennen dich noch nicht."), "{told}");
        }
        caller.get("/api/v1/tables?list=mine").await.refused(401, "no-guest");
        caller.post("/api/v1/tables/import", json!("")).await.refused(401, "no-guest");
    }
    app.stop().await;
}
