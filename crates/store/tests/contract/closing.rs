//! Closing the store.

use std::sync::Arc;

use store::{Appended, Chat, List, NewGuest, Occupant, Store, StoreError};

use crate::setting::{RUNNING, assert_closed, id, line, new_table, simple, token};

pub(crate) async fn sends_everybody_away(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    store.close().await;
    let eve = NewGuest { token: token("Eve"), name: "Eve".to_owned(), at: 1 };
    let chat = Chat { guest: ada, name: "Ada".to_owned(), text: "hello".to_owned(), at: 1 };
    assert_closed(store.add_guest(eve).await);
    assert_closed(store.guest(&token("Ada")).await);
    assert_closed(store.rename_guest(ada, "Eve").await);
    assert_closed(store.open_tables_of(ada).await);
    assert_closed(store.add_table(new_table("u", ada, &[Occupant::Open])).await);
    assert_closed(store.table(&t).await);
    assert_closed(store.append(&t, 1, vec![line("1 pass", 1)], RUNNING).await);
    assert_closed(store.change_seat(&t, 1, &Occupant::Open, &Occupant::Guest(ada)).await);
    assert_closed(store.close_table(&t).await);
    assert_closed(store.set_rematch(&t, &id("u")).await);
    assert_closed(store.tables(List::Open, 1).await);
    assert_closed(store.bots_due().await);
    assert_closed(store.say(&t, chat).await);
    assert_closed(store.said(&t).await);
    assert_closed(store.chat(&t, 0, 9).await);
}

pub(crate) async fn may_be_done_twice(store: Arc<dyn Store>) {
    let other = store.clone();
    let first = tokio::spawn(async move { other.close().await });
    store.close().await;
    first.await.expect("the first");
    store.close().await;
}

/// Whoever was let in before gets an answer: done, or that it is closed.
pub(crate) async fn keeps_what_was_taken(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    let callers: Vec<_> = (0..50)
        .map(|_| {
            let (store, t) = (store.clone(), t.clone());
            tokio::spawn(async move { store.append(&t, 1, vec![line("1 pass", 1)], RUNNING).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut done = 0;
    for caller in callers {
        match caller.await.expect("a caller") {
            Ok(Appended::Done) => done += 1,
            Ok(Appended::Taken) | Err(StoreError::Closed) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert!(done <= 1);
}
