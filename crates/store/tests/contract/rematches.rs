//! Rematches.

use std::sync::Arc;

use store::{Occupant, Store};

use crate::setting::{assert_missing, guest, id, load, table};

async fn with_tables(store: &dyn Store, names: &[&str]) {
    let ada = guest(store, "Ada").await;
    for name in names {
        table(store, name, ada, &[Occupant::Guest(ada)]).await;
    }
}

pub(crate) async fn the_first_wins(store: Arc<dyn Store>) {
    with_tables(&*store, &["a", "b", "c"]).await;
    for rematch in ["b", "b", "c"] {
        assert_eq!(store.set_rematch(&id("a"), &id(rematch)).await.expect("a table"), id("b"));
    }
    assert_eq!(load(&*store, &id("a")).await.rematch, Some(id("b")));
    assert_eq!(load(&*store, &id("b")).await.rematch, None);
    let origins = [load(&*store, &id("a")).await.origin, load(&*store, &id("b")).await.origin];
    assert_eq!(origins, [None, Some(id("a"))]);
}

pub(crate) async fn all_hear_of_the_same(store: Arc<dyn Store>) {
    with_tables(&*store, &["old", "a", "b", "c", "d"]).await;
    let askers: Vec<_> = ["a", "b", "c", "d"]
        .map(|name| {
            let store = store.clone();
            tokio::spawn(async move { store.set_rematch(&id("old"), &id(name)).await.expect("a table") })
        })
        .into();
    let noted = load(&*store, &id("old")).await.rematch;
    let mut heard = Vec::new();
    for asker in askers {
        heard.push(asker.await.expect("an asker"));
    }
    heard.dedup();
    assert_eq!(heard.len(), 1);
    assert!(noted.is_none_or(|noted| noted == heard[0]));
}

pub(crate) async fn need_both_tables(store: Arc<dyn Store>) {
    with_tables(&*store, &["a", "b"]).await;
    assert_missing(store.set_rematch(&id("x"), &id("a")).await);
    assert_missing(store.set_rematch(&id("a"), &id("x")).await);
    assert_eq!(load(&*store, &id("a")).await.rematch, None);
    assert_eq!(store.set_rematch(&id("a"), &id("b")).await.expect("a table"), id("b"));
    assert_missing(store.set_rematch(&id("a"), &id("x")).await);
}
