//! A simple client: plays at random what it is offered.

use serde_json::{Value, json};
use table::{QuickRng, Rng};

use crate::app::Caller;

/// No game takes that many requests.
const LIMIT: usize = 5_000;

/// Plays all seats of the caller to the end, and shows every position to `see`.
pub(crate) async fn play_to_the_end(
    caller: &Caller,
    id: &str,
    seed: u64,
    mut see: impl FnMut(&Value),
) -> Value {
    let mut rng = QuickRng::new(seed);
    for _ in 0..LIMIT {
        let table = caller.look(id, "").await;
        see(&table);
        if table["over"] == json!(true) {
            return table;
        }
        step(caller, &table, &mut rng).await;
    }
    panic!("the game goes on after {LIMIT} requests");
}

/// Does one thing, or waits until somebody else has.
pub(crate) async fn step(caller: &Caller, table: &Value, rng: &mut QuickRng) {
    let (id, seq) = (table["id"].as_str().expect("an id"), table["seq"].as_u64().expect("a length"));
    let legal = table["legal"].as_array().expect("a list");
    if legal.is_empty() {
        caller.listen(id, &format!("?after={seq}"), None).await.hear().await;
        return;
    }
    let action = legal[rng.below(legal.len() as u32) as usize]["action"].as_str().expect("an action");
    let answer = caller.act(id, table["seen_by"].as_u64().expect("a seat"), seq, action).await;
    // A bot that is due at the same time may have been quicker.
    if answer.status == 409 {
        answer.refused(409, "stale");
    } else {
        assert_eq!(answer.status, 200, "{action}: {}", answer.text());
        assert!(answer.json()["seq"].as_u64() > Some(seq));
    }
}

/// The first `count` legal actions of the caller's due seat are done; answers the table after them.
pub(crate) async fn play_some(caller: &Caller, id: &str, seed: u64, count: usize) -> Value {
    let mut rng = QuickRng::new(seed);
    for _ in 0..count {
        let table = caller.look(id, "").await;
        step(caller, &table, &mut rng).await;
    }
    caller.look(id, "").await
}
