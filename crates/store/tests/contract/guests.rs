//! Guests.

use std::sync::Arc;

use store::{Guest, GuestId, NewGuest, Occupant, Store, StoreError};

use crate::setting::{OVER, append, assert_missing, guest, id, table, token};

fn known(id: GuestId, name: &str, settings: &str) -> Guest {
    Guest { id, name: name.to_owned(), settings: settings.to_owned() }
}

pub(crate) async fn are_known_by_their_token(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let bob = guest(&*store, "Bob").await;
    assert_ne!(ada, bob);
    let found = store.guest(&token("Bob")).await.expect("a store");
    assert_eq!(found, Some(known(bob, "Bob", "")));
    assert_eq!(store.guest(&token("Eve")).await.expect("a store"), None);
}

pub(crate) async fn keep_their_number_when_renamed(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    store.rename_guest(ada, "Ädä 🚀").await.expect("a guest");
    let found = store.guest(&token("Ada")).await.expect("a store");
    assert_eq!(found, Some(known(ada, "Ädä 🚀", "")));
}

pub(crate) async fn keep_their_settings(store: Arc<dyn Store>) {
    let (ada, bob) = (guest(&*store, "Ada").await, guest(&*store, "Bob").await);
    for settings in ["theme=dark", "speed=fast größe=\"x\"", ""] {
        store.set_settings(ada, settings).await.expect("a guest");
        store.rename_guest(ada, "Ada").await.expect("a guest");
        let found = store.guest(&token("Ada")).await.expect("a store");
        assert_eq!(found, Some(known(ada, "Ada", settings)));
    }
    assert_eq!(store.guest(&token("Bob")).await.expect("a store"), Some(known(bob, "Bob", "")));
}

pub(crate) async fn need_a_new_token(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let eve = NewGuest { token: token("Ada"), name: "Eve".to_owned(), at: 2 };
    let answer = store.add_guest(eve).await;
    assert!(matches!(answer, Err(StoreError::Unusable(_))), "{answer:?}");
    let found = store.guest(&token("Ada")).await.expect("a store");
    assert_eq!(found, Some(known(ada, "Ada", "")));
}

pub(crate) async fn are_missing_if_unknown(store: Arc<dyn Store>) {
    for unknown in [GuestId(99), GuestId(0), GuestId(-1)] {
        assert_missing(store.rename_guest(unknown, "Eve").await);
        assert_missing(store.set_settings(unknown, "theme=dark").await);
        assert_missing(store.open_tables_of(unknown).await);
    }
}

pub(crate) async fn have_open_tables(store: Arc<dyn Store>) {
    let (ada, bob) = (guest(&*store, "Ada").await, guest(&*store, "Bob").await);
    for name in ["a", "b", "c"] {
        table(&*store, name, ada, &[Occupant::Guest(bob)]).await;
    }
    assert_eq!(store.open_tables_of(ada).await.expect("a store"), 3);
    assert_eq!(store.open_tables_of(bob).await.expect("a store"), 0);
    append(&*store, &id("a"), 1, 20, OVER).await;
    store.close_table(&id("b")).await.expect("a table");
    assert_eq!(store.open_tables_of(ada).await.expect("a store"), 1);
}
