//! The first page, and setting a table up.

use serde_json::json;

use super::page;
use crate::app::App;

#[tokio::test]
async fn both_games_can_be_played_at_once() {
    let app = App::start().await;
    let stranger = app.stranger();
    for (caller, now) in [(&stranger, "Play now"), (&stranger.german(), "Sofort spielen")] {
        let home = page(caller, "/").await;
        assert_eq!(home.matches(now).count(), 2, "{home}");
        for link in ["/new/red-outpost/3", "/new/outlive/3", "/rules/red-outpost", "/rules/outlive/values"] {
            assert!(home.contains(&format!("href=\"{link}\"")), "{link}");
        }
        assert_eq!(home.matches("action=\"/learn\"").count(), 2);
    }
    for (game, seats) in [("red-outpost", "3"), ("red-outpost", "1"), ("outlive", "4")] {
        let answer = stranger.form("/play", &[("game", game), ("seats", seats)]).await;
        assert!(answer.leads_to().starts_with("/tables/"));
    }
    app.stop().await;
}

#[tokio::test]
async fn my_tables_come_first_and_those_that_wait_for_me_before_them() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    assert!(!page(&guest, "/").await.contains("My tables"));
    let seats = json!([{ "kind": "open" }, { "kind": "me" }]);
    let options = json!({ "start": "1" });
    let body = json!({ "game": "red-outpost", "seats": seats, "options": options });
    let waiting = guest.post("/api/v1/tables", body).await.json()["id"].as_str().expect("an id").to_owned();
    let mine = guest.open("red-outpost", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let home = page(&guest, "/").await;
    let at = |text: &str| home.find(text).unwrap_or_else(|| panic!("{text} is not in {home}"));
    assert!(at("My tables") < at("class=\"posters\""));
    assert!(at(&mine) < at(&waiting) && at("your turn") < at("others are due"));
    // Which seats are whose, how far the game is, and when somebody last moved.
    for told in ["Blue (you)", "> open<", "Day 1, Morning", "just now"] {
        at(told);
    }
    app.stop().await;
}

#[tokio::test]
async fn who_is_lost_is_still_known_and_shown_ways_on() {
    let app = App::start().await;
    let lost = app.guest("Ada").await.get("/nowhere").await;
    assert_eq!(lost.status, 404);
    for part in ["Ada</span>", "href=\"/\"", "href=\"/new\""] {
        assert!(lost.text().contains(part), "{part}");
    }
    app.stop().await;
}

#[tokio::test]
async fn a_table_is_set_up_with_what_is_offered() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    for (game, seats) in [("red-outpost", 1), ("red-outpost", 4), ("outlive", 2)] {
        for caller in [&guest, &guest.german()] {
            let form = page(caller, &format!("/new/{game}/{seats}")).await;
            assert_eq!(form.matches("<select name=\"seat").count(), seats);
            assert_eq!(form.matches("value=\"me\" selected").count(), 1, "one seat is mine at first");
        }
    }
    // Another number of seats keeps what was chosen, and what cannot be chosen is as if it were not there.
    let chosen = "/new/red-outpost/3?seat1=open&seat2=bot-hard&seat3=throne&option-cards=with&public=true";
    let form = page(&guest, chosen).await;
    for kept in ["value=\"open\" selected", "value=\"bot-hard\" selected", "value=\"bot-medium\" selected"] {
        assert_eq!(form.matches(kept).count(), 1, "{kept}");
    }
    for kept in ["name=\"option-cards\" value=\"with\" checked", "name=\"public\" value=\"true\" checked"] {
        assert!(form.contains(kept), "{kept}");
    }
    let fields = [("game", "red-outpost"), ("seat1", "me"), ("seat2", "bot-easy"), ("option-cards", "with")];
    let table = page(&guest, guest.form("/tables", &fields).await.leads_to()).await;
    assert!(table.contains("card-special-worker-"), "{table}");
    assert_eq!(guest.get("/new/outlive/5").await.status, 404);
    app.stop().await;
}
