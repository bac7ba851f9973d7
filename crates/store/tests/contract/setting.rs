//! What the tests share: short words for long calls.

use store::{
    Appended, Author, GuestId, Line, List, NewGuest, NewTable, Occupant, Status, Store, StoreError,
    StoredTable, TableId, TokenHash,
};

/// Nobody is due, but it goes on.
pub(crate) const RUNNING: Status = Status { due: 0, over: false, stage: 0 };

/// The game is over.
pub(crate) const OVER: Status = Status { due: 0, over: true, stage: 0 };

/// These seats are due.
pub(crate) fn due(seats: u8) -> Status {
    Status { due: seats, over: false, stage: 0 }
}

/// A guest, whose token is made of the name.
pub(crate) async fn guest(store: &dyn Store, name: &str) -> GuestId {
    let guest = NewGuest { token: token(name), name: name.to_owned(), at: 1 };
    store.add_guest(guest).await.expect("a guest")
}

/// A token of which the first letters are these.
pub(crate) fn token(of: &str) -> TokenHash {
    let mut token = [0; 32];
    token[..of.len()].copy_from_slice(of.as_bytes());
    TokenHash(token)
}

pub(crate) fn id(name: &str) -> TableId {
    TableId(name.to_owned())
}

pub(crate) fn bot() -> Occupant {
    Occupant::Bot("hard".to_owned())
}

pub(crate) fn stand_in(guest: GuestId) -> Occupant {
    Occupant::StandIn { guest, level: "easy".to_owned() }
}

pub(crate) fn line(input: &str, at: i64) -> Line {
    Line { input: input.to_owned(), at, author: Author::Person }
}

/// A public table without lines, set up at 10, where nobody is due.
pub(crate) fn new_table(name: &str, owner: GuestId, seats: &[Occupant]) -> NewTable {
    let seat = |(number, occupant): (usize, &Occupant)| (occupant.clone(), format!("{name}-{number}"));
    NewTable {
        id: id(name),
        game: "red-outpost".to_owned(),
        rules: 3,
        options: "players 2\nsolo no\n".to_owned(),
        secret: [42; 32],
        owner,
        public: true,
        at: 10,
        seats: seats.iter().enumerate().map(seat).collect(),
        lines: Vec::new(),
        status: RUNNING,
    }
}

/// Adds such a table.
pub(crate) async fn table(store: &dyn Store, name: &str, owner: GuestId, seats: &[Occupant]) -> TableId {
    store.add_table(new_table(name, owner, seats)).await.expect("a table");
    id(name)
}

/// Adds a table with one guest, who is also returned.
pub(crate) async fn simple(store: &dyn Store) -> (TableId, GuestId) {
    let ada = guest(store, "Ada").await;
    (table(store, "t", ada, &[Occupant::Guest(ada), Occupant::Open]).await, ada)
}

pub(crate) async fn load(store: &dyn Store, id: &TableId) -> StoredTable {
    store.table(id).await.expect("a store").expect("a table")
}

/// Appends one line, which must be possible.
pub(crate) async fn append(store: &dyn Store, id: &TableId, from: u32, at: i64, status: Status) {
    let lines = vec![line("1 pass", at)];
    assert_eq!(store.append(id, from, lines, status).await.expect("a store"), Appended::Done);
}

/// The ids in a list, in their order.
pub(crate) async fn ids(store: &dyn Store, list: List) -> Vec<String> {
    let listed = store.tables(list, 100).await.expect("a list");
    listed.into_iter().map(|summary| summary.id.0).collect()
}

/// The ids of the tables that wait for a bot, in their order.
pub(crate) async fn bots_due(store: &dyn Store) -> Vec<String> {
    store.bots_due().await.expect("a list").into_iter().map(|id| id.0).collect()
}

/// Asserts that something was asked for that is not there.
#[track_caller]
pub(crate) fn assert_missing<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Missing)), "{answer:?}");
}

/// Asserts that the store is closed.
#[track_caller]
pub(crate) fn assert_closed<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Closed)), "{answer:?}");
}
