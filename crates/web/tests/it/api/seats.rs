//! Who comes and goes: leaving and coming back, bots on open seats, closing and rematch. The API has no
//! routes for that, so these are the forms of the pages.

use serde_json::json;

use crate::app::{App, Caller};
use crate::player::play_to_the_end;

/// What the page says about a problem, in the notice above the board.
async fn form_is_refused(caller: &Caller, path: &str, fields: &[(&str, &str)], status: u16, sentence: &str) {
    let answer = caller.form(path, fields).await;
    assert_eq!(answer.status, status, "{path}");
    let page = answer.text();
    assert!(page.contains("role=\"alert\"") && page.contains(sentence), "{path}: {page}");
}

const SEAT_ONE: [(&str, &str); 2] = [("seat", "1"), ("seq", "0")];
const SEAT_TWO: [(&str, &str); 2] = [("seat", "2"), ("seq", "0")];

#[tokio::test]
async fn a_bot_sits_in_for_who_leaves_until_he_comes_back() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let at = |what: &str| format!("/tables/{id}/{what}");
    form_is_refused(&other, &at("leave"), &SEAT_ONE, 403, "That seat is not yours.").await;
    let mut ear = host.listen(&id, "", None).await;
    assert_eq!(host.form(&at("leave"), &SEAT_TWO).await.leads_to(), format!("/tables/{id}"));
    assert_eq!(ear.hear().await.kind, "seats");
    assert_eq!(
        host.look(&id, "").await["seats"][1],
        json!({ "seat": 2, "kind": "bot", "level": "medium", "name": "Ada" })
    );
    // The stand-in acts by itself.
    while ear.hear().await.kind != "move" {}
    form_is_refused(&other, &at("claim"), &SEAT_TWO, 409, "Somebody sits there already.").await;
    host.form(&at("claim"), &SEAT_TWO).await.leads_to();
    assert_eq!(host.look(&id, "").await["seats"][1]["kind"], "me");
    app.stop().await;
}

#[tokio::test]
async fn who_opened_a_table_may_seat_bots_and_close_it() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let id = host.open("red-outpost", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let at = |what: &str| format!("/tables/{id}/{what}");
    let bot = [("seat", "2"), ("seq", "0"), ("level", "random")];
    form_is_refused(&other, &at("bot"), &bot, 403, "Only who set up the table may do that.").await;
    form_is_refused(&other, &at("close"), &[], 403, "Only who set up the table may do that.").await;
    form_is_refused(&host, &at("bot"), &SEAT_TWO, 422, "There is no such level.").await;
    host.form(&at("bot"), &bot).await.leads_to();
    form_is_refused(&host, &at("bot"), &bot, 409, "Somebody sits there already.").await;
    form_is_refused(&host.german(), &at("rematch"), &[], 403, "Das Spiel läuft noch").await;
    host.form(&at("close"), &[]).await.leads_to();
    let table = host.look(&id, "").await;
    let seq = table["seq"].as_u64().expect("a length");
    host.act(&id, 1, seq, "pass").await.refused(409, "closed");
    host.undo(&id, 1, seq).await.refused(409, "closed");
    form_is_refused(&host, &at("leave"), &SEAT_ONE, 409, "This table is closed.").await;
    form_is_refused(&host, &at("say"), &[("text", "hello")], 409, "This table is closed.").await;
    host.get(&format!("/api/v1/tables/{id}/record")).await.refused(403, "still-running");
    app.stop().await;
}

#[tokio::test]
async fn those_who_played_meet_again() {
    let app = App::start().await;
    let (host, other) = (app.guest("Ada").await, app.guest("Bea").await);
    let id = host.open("red-outpost", json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }])).await;
    play_to_the_end(&host, &id, 4, |_| {}).await;
    let path = format!("/tables/{id}/rematch");
    form_is_refused(&other, &path, &[], 403, "That seat is not yours.").await;
    let mut ear = app.stranger().listen(&id, "", None).await;
    let mut asked = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (host, path) = (host.clone(), path.clone());
        asked.spawn(async move { host.form(&path, &[]).await.leads_to().to_owned() });
    }
    let answers = asked.join_all().await;
    let new = answers[0].strip_prefix("/tables/").expect("a table").to_owned();
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_ne!(new, id);
    assert_eq!(ear.hear().await.kind, "seats", "whoever is still at the table is told");
    let table = host.look(&new, "").await;
    assert_eq!((&table["game"], &table["over"]), (&json!("red-outpost"), &json!(false)));
    assert_eq!(table["seats"][1]["level"], "random");
    let mine = host.get("/api/v1/tables?list=mine").await.json();
    assert_eq!(mine.as_array().map(Vec::len), Some(2), "the tables of those who were late are closed");
    form_is_refused(&host, &format!("/tables/{id}/leave"), &SEAT_ONE, 422, "The game is over.").await;
    app.stop().await;
}

#[tokio::test]
async fn a_new_name_is_seen_by_everybody() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("red-outpost", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    assert_eq!(host.form("/name", &[("name", "Dot")]).await.leads_to(), "/");
    assert!(host.get("/").await.text().contains("Dot"));
    assert_eq!(host.look(&id, "").await["seats"][0]["name"], "Dot");
    form_is_refused(&host, "/name", &[("name", "")], 422, "A name has 1 to 24 characters").await;
    app.stop().await;
}
