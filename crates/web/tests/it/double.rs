//! A double submit is accepted once.

use std::sync::Arc;

use serde_json::json;
use store::{Memory, Sqlite, Store};
use tokio::task::JoinSet;

use crate::app::{App, NO_LIMITS};

/// How many submit at the same time.
const AT_ONCE: usize = 50;
/// How many turns in a row.
const TURNS: usize = 10;

async fn one_of_many_is_accepted(store: Arc<dyn Store>) {
    let app = App::on(store, NO_LIMITS).await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    for _ in 0..TURNS {
        let table = host.look(&id, "").await;
        let seq = table["seq"].as_u64().expect("a length");
        let seat = table["seen_by"].as_u64().expect("a seat");
        let legal = table["legal"].as_array().expect("a list");
        let mut submits = JoinSet::new();
        for number in 0..AT_ONCE {
            let (host, id) = (host.clone(), id.clone());
            let action = legal[number % legal.len()]["action"].as_str().expect("an action").to_owned();
            submits.spawn(async move { host.act(&id, seat, seq, &action).await });
        }
        let answers = submits.join_all().await;
        let accepted: Vec<_> = answers.iter().filter(|answer| answer.status == 200).collect();
        assert_eq!(accepted.len(), 1);
        for answer in answers.iter().filter(|answer| answer.status != 200) {
            answer.refused(409, "stale");
        }
        let after = host.look(&id, "").await;
        assert_eq!(accepted[0].json()["seq"], after["seq"], "only one was entered");
    }
    app.stop().await;
}

#[tokio::test]
async fn in_memory() {
    one_of_many_is_accepted(Arc::new(Memory::new())).await;
}

#[tokio::test]
async fn in_a_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("games.db")).await.expect("a database");
    one_of_many_is_accepted(Arc::new(store)).await;
}

#[tokio::test]
async fn undoing_twice_at_once_undoes_once() {
    let app = App::start().await;
    let host = app.guest("Ada").await;
    let id = host.open("outlive", json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let table = host.look(&id, "?seat=1").await;
    let seq = table["seq"].as_u64().expect("a length");
    let action = table["legal"][0]["action"].as_str().expect("an action");
    assert_eq!(host.act(&id, 1, seq, action).await.status, 200);
    let mut undos = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (host, id) = (host.clone(), id.clone());
        undos.spawn(async move { host.undo(&id, 1, seq + 1).await.status });
    }
    let answers = undos.join_all().await;
    assert_eq!(answers.iter().filter(|&&status| status == 200).count(), 1);
    assert!(answers.iter().all(|&status| status == 200 || status == 409), "{answers:?}");
    app.stop().await;
}
