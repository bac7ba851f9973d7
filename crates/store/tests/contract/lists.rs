//! Lists of tables.

use std::sync::Arc;

use store::{GuestId, List, NewTable, Occupant, Status, Store, Summary};

use crate::setting::{
    OVER, RUNNING, append, bot, bots_due, due, guest, id, ids, line, load, new_table, stand_in, table,
};

pub(crate) async fn open_has_public_tables_with_a_free_seat(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let free = [Occupant::Guest(ada), Occupant::Open];
    store.add_table(NewTable { public: false, ..new_table("private", ada, &free) }).await.expect("a table");
    table(&*store, "full", ada, &[Occupant::Guest(ada), bot(), stand_in(ada)]).await;
    for name in ["closed", "over", "free", "taken"] {
        table(&*store, name, ada, &free).await;
    }
    store.close_table(&id("closed")).await.expect("a table");
    append(&*store, &id("over"), 1, 20, OVER).await;
    store.change_seat(&id("taken"), 1, &Occupant::Open, &bot()).await.expect("a seat");
    assert_eq!(ids(&*store, List::Open).await, ["free"]);
    store.change_seat(&id("taken"), 1, &bot(), &Occupant::Open).await.expect("a seat");
    assert_eq!(ids(&*store, List::Open).await, ["free", "taken"]);
}

pub(crate) async fn watch_has_public_tables_that_are_running(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let full = [Occupant::Guest(ada), bot()];
    store.add_table(NewTable { public: false, ..new_table("private", ada, &full) }).await.expect("a table");
    table(&*store, "free", ada, &[bot(), Occupant::Open, Occupant::Open]).await;
    for name in ["closed", "over", "running"] {
        table(&*store, name, ada, &full).await;
    }
    store.close_table(&id("closed")).await.expect("a table");
    append(&*store, &id("over"), 1, 20, OVER).await;
    assert_eq!(ids(&*store, List::Watch).await, ["running"]);
    store.change_seat(&id("free"), 1, &Occupant::Open, &bot()).await.expect("a seat");
    assert_eq!(ids(&*store, List::Watch).await, ["running"]);
    store.change_seat(&id("free"), 2, &Occupant::Open, &stand_in(ada)).await.expect("a seat");
    assert_eq!(ids(&*store, List::Watch).await, ["free", "running"]);
    // An undo can take the end back.
    append(&*store, &id("over"), 2, 21, RUNNING).await;
    assert_eq!(ids(&*store, List::Watch).await, ["over", "free", "running"]);
}

pub(crate) async fn of_a_guest_has_all_but_closed(store: Arc<dyn Store>) {
    let (ada, bob) = (guest(&*store, "Ada").await, guest(&*store, "Bob").await);
    let both = [Occupant::Guest(ada), Occupant::Guest(ada), stand_in(ada)];
    store.add_table(NewTable { public: false, ..new_table("a private", bob, &both) }).await.expect("a table");
    table(&*store, "b stand-in", bob, &[bot(), stand_in(ada)]).await;
    table(&*store, "c over", bob, &[Occupant::Guest(ada)]).await;
    table(&*store, "closed", bob, &[Occupant::Guest(ada)]).await;
    table(&*store, "only opened", ada, &[Occupant::Guest(bob)]).await;
    append(&*store, &id("c over"), 1, 10, OVER).await;
    store.close_table(&id("closed")).await.expect("a table");
    assert_eq!(ids(&*store, List::Of(ada)).await, ["a private", "b stand-in", "c over"]);
    let gone = store.change_seat(&id("b stand-in"), 1, &stand_in(ada), &bot()).await;
    assert!(gone.expect("a seat"));
    assert_eq!(ids(&*store, List::Of(ada)).await, ["a private", "c over"]);
    assert_eq!(ids(&*store, List::Of(bob)).await, ["only opened"]);
    assert!(ids(&*store, List::Of(GuestId(99))).await.is_empty());
}

pub(crate) async fn show_what_changed_last_first(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let seats = [Occupant::Guest(ada), Occupant::Open];
    for (name, at) in [("d", 10), ("b", 10), ("c", 30), ("a", 20)] {
        store.add_table(NewTable { at, ..new_table(name, ada, &seats) }).await.expect("a table");
    }
    let lists = [List::Open, List::Of(ada)];
    for list in lists {
        assert_eq!(ids(&*store, list).await, ["c", "a", "b", "d"]);
    }
    append(&*store, &id("d"), 1, 25, RUNNING).await;
    for list in lists {
        assert_eq!(ids(&*store, list).await, ["c", "d", "a", "b"]);
    }
}

pub(crate) async fn have_a_limit(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    for name in ["a", "b", "c"] {
        table(&*store, name, ada, &[Occupant::Guest(ada), Occupant::Open, bot()]).await;
    }
    for list in [List::Open, List::Of(ada)] {
        for (most, expected) in [(0, 0), (1, 1), (2, 2), (3, 3), (u32::MAX, 3)] {
            let listed = store.tables(list, most).await.expect("a list");
            assert_eq!(listed.len(), expected);
            assert!(listed.iter().all(|summary| summary.seats.len() == 3), "{listed:?}");
        }
    }
}

pub(crate) async fn tell_where_it_stands(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let seats = [Occupant::Open, stand_in(ada), bot(), Occupant::Guest(ada)];
    let lines = vec![line("commitment 00", 10), line("nature deal", 10)];
    let begun = Status { stage: 1, ..due(0b1000_0001) };
    let new = NewTable { lines, status: begun, ..new_table("t", ada, &seats) };
    store.add_table(new).await.expect("a table");
    let expected = Summary {
        id: id("t"),
        game: "red-outpost".to_owned(),
        public: true,
        closed: false,
        seats: load(&*store, &id("t")).await.seats,
        status: begun,
        length: 2,
        changed: 10,
    };
    assert_eq!(store.tables(List::Open, 9).await.expect("a list"), std::slice::from_ref(&expected));
    let over = Status { stage: 10, ..OVER };
    append(&*store, &id("t"), 3, 20, over).await;
    let expected = Summary { status: over, length: 3, changed: 20, ..expected };
    assert_eq!(store.tables(List::Of(ada), 9).await.expect("a list"), [expected]);
}

pub(crate) async fn bots_due_has_tables_that_wait_for_a_bot(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let seats = [Occupant::Guest(ada), bot(), Occupant::Open, stand_in(ada)];
    let over = Status { due: 0b0010, over: true, stage: 0 };
    let waiting = [
        ("bot", due(0b0010)),
        ("both", due(0b1010)),
        ("closed", due(0b0010)),
        ("guest", due(0b0001)),
        ("guest and bot", due(0b0011)),
        ("nobody", RUNNING),
        ("nobody there", due(0b1111_0000)),
        ("open", due(0b0100)),
        ("over", over),
        ("stand-in", due(0b1000)),
    ];
    for (name, status) in waiting {
        let new = NewTable { status, public: false, ..new_table(name, ada, &seats) };
        store.add_table(new).await.expect("a table");
    }
    store.close_table(&id("closed")).await.expect("a table");
    assert_eq!(bots_due(&*store).await, ["bot", "both", "guest and bot", "stand-in"]);
    append(&*store, &id("bot"), 1, 20, due(1)).await;
    append(&*store, &id("both"), 1, 20, over).await;
    append(&*store, &id("guest"), 1, 20, due(0b1000)).await;
    assert_eq!(bots_due(&*store).await, ["guest and bot", "stand-in", "guest"]);
}

pub(crate) async fn bots_due_follows_the_seats(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    let sitting = Occupant::Guest(ada);
    let new = NewTable { status: due(0b1000_0000), ..new_table("t", ada, &[const { Occupant::Open }; 8]) };
    store.add_table(new).await.expect("a table");
    let hands = [Occupant::Open, bot(), sitting.clone(), stand_in(ada), sitting, bot(), Occupant::Open];
    for change in hands.windows(2) {
        assert!(store.change_seat(&id("t"), 7, &change[0], &change[1]).await.expect("a seat"));
        assert_eq!(bots_due(&*store).await.len(), usize::from(change[1].level().is_some()), "{change:?}");
    }
}

pub(crate) async fn bots_due_has_who_waited_longest_first(store: Arc<dyn Store>) {
    let ada = guest(&*store, "Ada").await;
    for (name, at) in [("d", 10), ("b", 10), ("c", 30), ("a", 20)] {
        let new = NewTable { at, status: due(1), ..new_table(name, ada, &[bot()]) };
        store.add_table(new).await.expect("a table");
    }
    assert_eq!(bots_due(&*store).await, ["b", "d", "a", "c"]);
}
