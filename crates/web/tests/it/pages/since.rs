//! What a player is told of the time since his last turn.

use serde_json::{Value, json};
use table::{QuickRng, Rng};

use super::page;
use crate::app::{App, Caller};

/// What the page of a table tells of the time since the last turn; nothing if there is nothing to tell.
async fn since(caller: &Caller, id: &str) -> String {
    let page = page(caller, &format!("/tables/{id}")).await;
    let told =
        page.split("<details class=\"since\">").nth(1).and_then(|rest| rest.split("</details>").next());
    told.unwrap_or_default().to_owned()
}

fn number(table: &Value, key: &str) -> u64 {
    table[key].as_u64().expect("a number")
}

/// Whoever acts as the last of a day reads of its end too, and a take-back leaves what is told as it was.
#[tokio::test]
async fn the_end_of_a_day_is_told_and_a_take_back_loses_nothing() {
    let app = App::start().await;
    let guest = app.guest("Ada").await;
    let id = guest.open("red-outpost", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut rng = QuickRng::new(1);
    let (mut taken_back, mut ended_by, mut informed) = (0, 0, Vec::new());
    loop {
        let table = guest.look(&id, "").await;
        if table["over"] == json!(true) {
            break;
        }
        let (seat, seq) = (number(&table, "seen_by"), number(&table, "seq"));
        let told = since(&guest, &id).await;
        let is_second_day = table["view"]["day"] == json!(2);
        if is_second_day && !informed.contains(&seat) {
            assert!(told.contains("Day\u{a0}2 begins."), "seat {seat} is not told: {told}");
            informed.push(seat);
        }
        let legal = table["legal"].as_array().expect("a list");
        let action = legal[rng.below(legal.len() as u32) as usize]["action"].as_str().expect("an action");
        let after = number(&guest.act(&id, seat, seq, action).await.json(), "seq");
        if !is_second_day {
            ended_by = seat;
        }
        if guest.undo(&id, seat, after).await.status == 200 {
            assert_eq!(since(&guest, &id).await, told, "after {action} was taken back");
            taken_back += usize::from(!told.is_empty());
            let now = number(&guest.look(&id, "").await, "seq");
            guest.act(&id, seat, now, action).await;
        }
    }
    assert!(taken_back > 5 && informed.contains(&ended_by), "{taken_back} {ended_by} {informed:?}");
    app.stop().await;
}
