//! What becomes of writes beside one that fails, and of all of them on a full disk: tested for real,
//! SQLite itself refuses to let the file grow.

use std::path::Path;

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, SqliteConnection};

use super::Sqlite;
use super::writer::Write;
use crate::{
    Appended, Author, GuestId, Line, List, NewGuest, NewTable, Occupant, Status, Store, StoreError,
    StoredTable, TableId, TokenHash,
};

/// Limits the size of the file, in pages. It is never less than the file has.
struct Limit(u32);

#[async_trait]
impl Write for Limit {
    type Answer = ();

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        let limit = AssertSqlSafe(format!("PRAGMA max_page_count = {}", self.0));
        sqlx::query(limit).execute(db).await?;
        Ok(Ok(()))
    }
}

/// Appends are refused without a trace while there is no space, everything can still be read, and the
/// writer goes on when there is space again, also after the file was opened anew.
#[tokio::test]
async fn appends_go_on_when_there_is_space_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.db");
    let (store, id) = with_table(&path).await;

    store.writer.ask(Limit(1)).await.expect("a limit");
    let acknowledged = fill(&store, &id).await;
    let table = load(&store, &id).await;
    assert_eq!(table.lines.len(), acknowledged);
    let listed = store.tables(List::Watch, 1).await.expect("a list");
    assert_eq!(listed[0].length as usize, acknowledged);

    store.writer.ask(Limit(1_000_000)).await.expect("no limit");
    let next = u32::try_from(acknowledged).expect("few") + 1;
    let appended = store.append(&id, next, vec![line()], Status::default()).await;
    assert_eq!(appended.expect("space"), Appended::Done);
    store.close().await;

    let again = Sqlite::open(&path).await.expect("the same database");
    assert_eq!(load(&again, &id).await.lines.len(), acknowledged + 1);
}

/// What no layout allows.
struct Nonsense;

#[async_trait]
impl Write for Nonsense {
    type Answer = ();

    async fn write(&self, db: &mut SqliteConnection) -> sqlx::Result<Result<(), StoreError>> {
        sqlx::query("UPDATE game_table SET length = 77").execute(&mut *db).await?;
        sqlx::query("UPDATE game_table SET over = 2").execute(db).await?;
        Ok(Ok(()))
    }
}

/// On one thread all three are waiting before the writer looks, so they share a transaction.
#[tokio::test]
async fn one_that_fails_by_itself_harms_nobody_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, id) = with_table(&folder.path().join("a.db")).await;
    let (before, nonsense, after) = tokio::join!(
        store.append(&id, 1, vec![line()], Status::default()),
        store.writer.ask(Nonsense),
        store.append(&id, 2, vec![line()], Status::default()),
    );
    assert_eq!(before.expect("a store"), Appended::Done);
    assert!(matches!(nonsense, Err(StoreError::Unusable(_))), "{nonsense:?}");
    assert_eq!(after.expect("a store"), Appended::Done);
    assert_eq!(load(&store, &id).await.lines.len(), 2);
}

/// Appends until there is no space: how many were acknowledged.
async fn fill(store: &Sqlite, id: &TableId) -> usize {
    for seq in 1..1_000 {
        match store.append(id, seq, vec![line()], Status { due: 1, ..Status::default() }).await {
            Ok(appended) => assert_eq!(appended, Appended::Done),
            Err(StoreError::Unusable(why)) => {
                assert!(why.starts_with("there is no space left"), "{why}");
                return seq as usize - 1;
            }
            Err(other) => panic!("{other}"),
        }
    }
    panic!("there was always space")
}

async fn with_table(path: &Path) -> (Sqlite, TableId) {
    let store = Sqlite::open(path).await.expect("a database");
    let guest = NewGuest { token: TokenHash([1; 32]), name: "Ada".to_owned(), at: 1 };
    let owner: GuestId = store.add_guest(guest).await.expect("a guest");
    let id = TableId("full".to_owned());
    let table = NewTable {
        id: id.clone(),
        game: "go".to_owned(),
        rules: 2,
        options: String::new(),
        secret: [7; 32],
        owner,
        public: true,
        at: 1,
        seats: vec![(Occupant::Guest(owner), "a".to_owned())],
        lines: Vec::new(),
        status: Status::default(),
    };
    store.add_table(table).await.expect("a table");
    (store, id)
}

async fn load(store: &Sqlite, id: &TableId) -> StoredTable {
    store.table(id).await.expect("the table").expect("the table")
}

fn line() -> Line {
    Line { input: format!("1 {}", "long ".repeat(200)), at: 2, author: Author::Person }
}
