//! Going back to one's last decision, against bots.

use std::sync::Arc;

use record::{Entry, Record};
use red_outpost::RedOutpost;
use serde_json::{Value, json};
use store::Memory;
use table::Game;
use web::Limits;

use super::page;
use crate::app::{Answer, App, Caller, NO_LIMITS};
use crate::player::play_to_the_end;

fn seq(table: &Value) -> u64 {
    table["seq"].as_u64().expect("a length")
}

/// The table as soon as the caller has something to decide.
async fn when_due(caller: &Caller, id: &str) -> Value {
    loop {
        let table = caller.look(id, "").await;
        if !table["legal"].as_array().expect("a list").is_empty() {
            return table;
        }
        caller.listen(id, &format!("?after={}", seq(&table)), None).await.hear().await;
    }
}

/// Does the first thing that is offered, or waits for a bot that is quicker. Answers the action.
async fn decide(caller: &Caller, table: &Value) -> Option<String> {
    let (id, action) = (table["id"].as_str().expect("an id"), table["legal"][0]["action"].as_str()?);
    let answer = caller.act(id, 1, seq(table), action).await;
    (answer.status == 200).then(|| action.to_owned())
}

/// Plays until the bot has moved after a decision of the caller: the tables before that decision and now.
async fn until_bots_moved(caller: &Caller, id: &str) -> (Value, Value) {
    for _ in 0..200 {
        let before = when_due(caller, id).await;
        if decide(caller, &before).await.is_none() {
            continue;
        }
        let now = when_due(caller, id).await;
        if offers_a_way_back(caller, id).await {
            return (before, now);
        }
    }
    panic!("no bot has moved");
}

async fn offers_a_way_back(caller: &Caller, id: &str) -> bool {
    page(caller, &format!("/tables/{id}")).await.contains(&format!("/tables/{id}/back\""))
}

async fn go_back(caller: &Caller, id: &str, seq: u64) -> Answer {
    caller.form(&format!("/tables/{id}/back"), &[("seat", "1"), ("seq", &seq.to_string())]).await
}

/// A table against a bot that moves at random.
async fn against_a_bot(caller: &Caller, game: &str) -> String {
    caller.open(game, json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }])).await
}

#[tokio::test]
async fn the_game_goes_on_from_there_with_new_draws_and_the_old_line_stays() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let old = against_a_bot(&guest, "red-outpost").await;
    let (before, now) = until_bots_moved(&guest, &old).await;
    assert!(page(&guest, &format!("/tables/{old}")).await.contains("Go back to my last decision"));
    let early = go_back(&guest, &old, seq(&before)).await;
    assert_eq!(early.status, 409, "who has not seen the decision means another one");
    let new = go_back(&guest, &old, seq(&now)).await.leads_to().to_owned();
    assert_eq!(go_back(&guest, &old, seq(&now)).await.leads_to(), new, "who asks twice gets one table");

    let id = new.strip_prefix("/tables/").expect("a table").to_owned();
    let table = guest.look(&id, "").await;
    for part in ["view", "legal", "due"] {
        assert_eq!(table[part], before[part], "the {part} is as it was");
    }
    assert_eq!(table["seats"][1]["level"], "random");
    assert_ne!(table["commitment"], before["commitment"], "the dice are new");
    let seen = page(&guest, &new).await;
    assert!(seen.contains(&format!("href=\"/tables/{old}\"")), "the new table leads to the old one");

    // At the old one nobody plays, but everything can be read, and it waits for nobody.
    let action = now["legal"][0]["action"].as_str().expect("an action");
    guest.act(&old, 1, seq(&now), action).await.refused(409, "closed");
    let left = page(&guest, &format!("/tables/{old}")).await;
    assert!(left.contains("The game went on from an earlier position."), "{left}");
    assert!(left.contains(&format!("href=\"{new}\"")) && !left.contains("/act\""), "{left}");
    page(&guest, &format!("/tables/{old}/replay?at={}", seq(&now))).await;
    assert_eq!(guest.get(&format!("/api/v1/tables/{old}/record")).await.status, 403, "its secrets stay");
    let mine = guest.get("/api/v1/tables?list=mine").await.json();
    let ids: Vec<_> = mine.as_array().expect("a list").iter().map(|table| table["id"].clone()).collect();
    assert_eq!(ids, [json!(id)]);

    // The whole game is a record that holds, with both seeds.
    play_to_the_end(&guest, &id, 3, |_| {}).await;
    let text = guest.get(&format!("/api/v1/tables/{id}/record")).await;
    let record = Record::<RedOutpost>::read(&text.body, RedOutpost::built_in()).expect("the record holds");
    assert!(record.check().expect("it can be proven").over);
    let seeds: Vec<_> = record.entries.iter().filter(|entry| matches!(entry, Entry::Seed(_))).collect();
    assert!(seeds.len() == 2 && seeds[0] != seeds[1]);
    app.stop().await;
}

#[tokio::test]
async fn one_can_go_back_further_from_there() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let first = against_a_bot(&guest, "red-outpost").await;
    // A decision that came right after a bot's move: before it there is no own one that is just taken back.
    let (_, mut moved) = until_bots_moved(&guest, &first).await;
    let (before, now) = loop {
        let (before, now) = until_bots_moved(&guest, &first).await;
        if seq(&before) == seq(&moved) {
            break (before, now);
        }
        moved = now;
    };
    let second = go_back(&guest, &first, seq(&now)).await.leads_to().to_owned();
    let second = second.strip_prefix("/tables/").expect("a table").to_owned();
    assert!(offers_a_way_back(&guest, &second).await, "the bots have moved before that decision as well");
    let length = seq(&guest.look(&second, "").await);
    let third = go_back(&guest, &second, length).await.leads_to().to_owned();
    let third = guest.look(third.strip_prefix("/tables/").expect("a table"), "").await;
    assert!(seq(&third) < length && third["view"] != before["view"]);
    app.stop().await;
}

#[tokio::test]
async fn there_is_no_way_back_where_people_play_together() {
    let app = App::start().await;
    let (ada, bea) = (app.guest("Ada").await, app.guest("Bea").await);
    for second in [json!({ "kind": "open" }), json!({ "kind": "me" })] {
        let body = json!({ "game": "red-outpost", "seats": [{ "kind": "me" }, second, { "kind": "bot", "level": "random" }],
            "options": { "start": "1" } });
        let id = ada.post("/api/v1/tables", body).await.json()["id"].as_str().expect("an id").to_owned();
        let invite = ada.look(&id, "").await["seats"][1]["invite"].clone();
        if invite.is_string() {
            let claim = format!("/api/v1/tables/{id}/seats/2/claim");
            assert_eq!(bea.post(&claim, json!({ "invite": invite })).await.status, 204);
        }
        // Until the second seat is due, or has decided for itself.
        let mut table = ada.look(&id, "?seat=1").await;
        while table["due"] == json!([1]) {
            decide(&ada, &table).await;
            table = ada.look(&id, "?seat=1").await;
        }
        assert!(!offers_a_way_back(&ada, &id).await);
        let refused = go_back(&ada, &id, seq(&table)).await;
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("You cannot go back from here."), "{}", refused.text());
        assert_eq!(go_back(&bea, &id, seq(&table)).await.status, 403);
        assert!(!page(&ada, &format!("/tables/{id}")).await.contains("This table is closed."));
    }
    app.stop().await;
}

/// With the last leader that is chosen all rooms and leaders are laid open.
#[tokio::test]
async fn there_is_no_way_back_past_a_secret_that_was_shown() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = against_a_bot(&guest, "outlive").await;
    loop {
        let table = when_due(&guest, &id).await;
        if decide(&guest, &table).await.is_some_and(|action| action.starts_with("lead")) {
            break;
        }
    }
    let table = when_due(&guest, &id).await;
    assert!(!offers_a_way_back(&guest, &id).await);
    assert_eq!(go_back(&guest, &id, seq(&table)).await.status, 422);
    // Later there is one again.
    let (_, now) = until_bots_moved(&guest, &id).await;
    go_back(&guest, &id, seq(&now)).await.leads_to();
    app.stop().await;
}

#[tokio::test]
async fn it_counts_as_a_table_that_somebody_sets_up() {
    let app = App::on(Arc::new(Memory::new()), Limits { tables_per_guest: 1, ..NO_LIMITS }).await;
    let guest = app.guest("Ada").await;
    let id = against_a_bot(&guest, "red-outpost").await;
    let (_, now) = until_bots_moved(&guest, &id).await;
    let refused = go_back(&guest, &id, seq(&now)).await;
    assert_eq!(refused.status, 429);
    assert!(refused.text().contains("as many running tables"), "{}", refused.text());
    let table = guest.look(&id, "").await;
    assert!(decide(&guest, &table).await.is_some(), "the table goes on as it is");
    app.stop().await;
}
