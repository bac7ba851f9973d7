//! Chat.

use std::sync::Arc;

use store::{Chat, GuestId, Occupant, Store};

use crate::setting::{assert_missing, id, simple, table};

fn words(guest: GuestId, text: &str) -> Chat {
    Chat { guest, name: "Ada".to_owned(), text: text.to_owned(), at: 5 }
}

pub(crate) async fn are_numbered_from_one(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    for (number, text) in (1..).zip(["hello", "", "Ä 🚀 'x'"]) {
        assert_eq!(store.say(&t, words(ada, text)).await.expect("a table"), number);
    }
    // The name is the one of that time.
    store.rename_guest(ada, "Countess").await.expect("a guest");
    let said = store.chat(&t, 0, 99).await.expect("a table");
    assert_eq!(said, ["hello", "", "Ä 🚀 'x'"].map(|text| words(ada, text)));
}

pub(crate) async fn are_read_from_any_place(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    assert_eq!(store.chat(&t, 0, 99).await.expect("a table"), []);
    assert_eq!(store.said(&t).await.expect("a table"), 0);
    for text in ["a", "b", "c"] {
        store.say(&t, words(ada, text)).await.expect("a table");
    }
    for (after, expected) in [(0, "abc"), (1, "bc"), (2, "c"), (3, ""), (4, ""), (u32::MAX, "")] {
        for most in [0, 1, 2, 3, u32::MAX] {
            let said = store.chat(&t, after, most).await.expect("a table");
            let expected: String = expected.chars().take(most as usize).collect();
            assert_eq!(said.into_iter().map(|chat| chat.text).collect::<String>(), expected);
        }
    }
}

pub(crate) async fn belong_to_a_table(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    let u = table(&*store, "u", ada, &[Occupant::Open]).await;
    for (id, number) in [(&t, 1), (&u, 1), (&t, 2)] {
        assert_eq!(store.say(id, words(ada, &id.0)).await.expect("a table"), number);
    }
    assert_eq!(store.chat(&u, 0, 99).await.expect("a table"), [words(ada, "u")]);
    assert_eq!(store.said(&t).await.expect("a table"), 2);
    assert_eq!(store.said(&u).await.expect("a table"), 1);
}

/// Many speak at the same time: every number is given once, and is where it was said.
pub(crate) async fn number_everybody_once(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    let speakers: Vec<_> = (0..30)
        .map(|speaker| {
            let (store, t, text) = (store.clone(), t.clone(), speaker.to_string());
            tokio::spawn(async move { (store.say(&t, words(ada, &text)).await.expect("a table"), text) })
        })
        .collect();
    let mut heard = Vec::new();
    for speaker in speakers {
        heard.push(speaker.await.expect("a speaker"));
    }
    heard.sort_unstable();
    let said = store.chat(&t, 0, 99).await.expect("a table");
    let expected: Vec<_> = (1..=30).zip(said.into_iter().map(|chat| chat.text)).collect();
    assert_eq!(heard, expected);
}

pub(crate) async fn need_table_and_guest(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    assert_missing(store.say(&id("u"), words(ada, "x")).await);
    assert_missing(store.say(&t, words(GuestId(99), "x")).await);
    assert_missing(store.said(&id("u")).await);
    assert_missing(store.chat(&id("u"), 0, 99).await);
    assert_eq!(store.say(&t, words(ada, "x")).await.expect("a table"), 1);
}
