//! Tables.

use std::sync::Arc;

use store::{GuestId, Line, NewTable, Occupant, SeatRow, Store, StoreError, StoredTable};

use crate::setting::{
    RUNNING, append, assert_missing, bot, due, guest, id, line, load, new_table, simple, stand_in, table,
};

pub(crate) async fn keep_what_was_agreed(store: Arc<dyn Store>) {
    let (ada, bob) = (guest(&*store, "Ada").await, guest(&*store, "Bob").await);
    let seats = [Occupant::Guest(ada), Occupant::Open, bot(), stand_in(bob)];
    let lines = vec![line("commitment 00ff", 10), line("nature deal 3", 11)];
    let new = NewTable { public: false, lines: lines.clone(), status: due(1), ..new_table("t", ada, &seats) };
    store.add_table(new).await.expect("a table");
    let [first, second, third, fourth] = seats;
    let seat = |number, occupant, name: Option<&str>| SeatRow {
        occupant,
        name: name.map(str::to_owned),
        invite: format!("t-{number}"),
    };
    let expected = StoredTable {
        game: "red-outpost".to_owned(),
        rules: 3,
        options: "players 2\nsolo no\n".to_owned(),
        secret: [42; 32],
        owner: ada,
        public: false,
        closed: false,
        rematch: None,
        origin: None,
        seats: vec![
            seat(0, first, Some("Ada")),
            seat(1, second, None),
            seat(2, third, None),
            seat(3, fourth, Some("Bob")),
        ],
        lines,
    };
    assert_eq!(load(&*store, &id("t")).await, expected);
}

pub(crate) async fn need_a_new_id(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    let before = load(&*store, &t).await;
    let second = NewTable { lines: vec![line("1 pass", 11)], ..new_table("t", ada, &[bot()]) };
    let answer = store.add_table(second).await;
    assert!(matches!(answer, Err(StoreError::Unusable(_))), "{answer:?}");
    assert_eq!(load(&*store, &t).await, before);
}

pub(crate) async fn need_known_guests(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let eve = GuestId(99);
    assert_missing(store.add_table(new_table("a", eve, &[Occupant::Open])).await);
    assert_missing(store.add_table(new_table("a", ada, &[bot(), Occupant::Guest(eve)])).await);
    assert_missing(store.add_table(new_table("a", ada, &[stand_in(eve)])).await);
    assert_eq!(store.table(&id("a")).await.expect("a store"), None);
    table(&*store, "a", ada, &[Occupant::Guest(ada)]).await;
}

pub(crate) async fn are_none_if_unknown(store: Arc<dyn Store>) {
    simple(&*store).await;
    for unknown in ["", "T", "t ", "%"] {
        assert_eq!(store.table(&id(unknown)).await.expect("a store"), None);
        assert_missing(store.close_table(&id(unknown)).await);
    }
}

pub(crate) async fn may_start_without_lines(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    assert_eq!(load(&*store, &t).await.lines, Vec::new());
    append(&*store, &t, 1, 11, RUNNING).await;
}

pub(crate) async fn may_start_with_many_lines(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let lines: Vec<Line> = (0..1_000).map(|number| line(&format!("nature {number}"), number)).collect();
    let new = NewTable { lines: lines.clone(), ..new_table("t", ada, &[bot()]) };
    store.add_table(new).await.expect("a table");
    assert_eq!(load(&*store, &id("t")).await.lines, lines);
    append(&*store, &id("t"), 1_001, 2_000, RUNNING).await;
}

pub(crate) async fn can_be_closed(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    for _ in 0..2 {
        store.close_table(&t).await.expect("a table");
        assert!(load(&*store, &t).await.closed);
    }
    // The last line may have to be written then.
    append(&*store, &t, 1, 11, RUNNING).await;
}

/// What is printed for debugging ends up in logs.
pub(crate) async fn hide_their_secrets(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let new = new_table("t", ada, &[Occupant::Guest(ada)]);
    let printed = format!("{new:?}");
    store.add_table(new).await.expect("a table");
    let listed = store.tables(store::List::Watch, 1).await.expect("a list");
    let printed = format!("{printed} {:?} {listed:?}", load(&*store, &id("t")).await);
    assert!(printed.contains("red-outpost"), "{printed}");
    assert!(!printed.contains("42") && !printed.contains("t-0"), "{printed}");
}
