//! What only a file can do: be there tomorrow, be somebody else's, be shared.

use std::fs;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{
    Appended, Author, Chat, GuestId, Line, List, NewGuest, NewTable, Occupant, Sqlite, Status, Store,
    StoreError, TableId, TokenHash,
};
use tempfile::{TempDir, tempdir};

const TOKEN: TokenHash = TokenHash([1; 32]);

fn folder() -> TempDir {
    tempdir().expect("a folder")
}

async fn open(path: &Path) -> Sqlite {
    Sqlite::open(path).await.expect("a database")
}

fn id() -> TableId {
    TableId("t".to_owned())
}

fn line(input: &str) -> Line {
    Line { input: input.to_owned(), at: 7, author: Author::Person }
}

/// Adds a guest and a table with one line.
async fn fill(store: &Sqlite) -> GuestId {
    let guest = NewGuest { token: TOKEN, name: "Ada".to_owned(), at: 1 };
    let owner = store.add_guest(guest).await.expect("a guest");
    let table = NewTable {
        id: id(),
        game: "outlive".to_owned(),
        rules: 2,
        options: "players 2".to_owned(),
        secret: [9; 32],
        owner,
        public: true,
        at: 1,
        seats: vec![(Occupant::Guest(owner), "a".to_owned()), (Occupant::Open, "b".to_owned())],
        lines: vec![line("commitment 00ff")],
        status: Status { due: 1, over: false, stage: 0 },
    };
    store.add_table(table).await.expect("a table");
    owner
}

/// Runs a statement past the store.
async fn tamper(path: &Path, statement: &'static str) {
    let mut db = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .connect()
        .await
        .expect("a connection");
    sqlx::query(statement).execute(&mut db).await.expect("a statement");
    db.close().await.expect("an end");
}

/// The sentence with which opening is refused.
async fn refusal(path: &Path) -> String {
    match Sqlite::open(path).await {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(trouble) => trouble.to_string(),
    }
}

#[tokio::test]
async fn reopening_finds_everything() {
    let folder = folder();
    let path = folder.path().join("not yet/there/vorposten.db");
    let store = open(&path).await;
    let ada = fill(&store).await;
    let answer = store.append(&id(), 2, vec![line("1 pass")], Status { due: 2, over: false, stage: 0 }).await;
    assert_eq!(answer.expect("a store"), Appended::Done);
    let chat = Chat { guest: ada, name: "Ada".to_owned(), text: "hello".to_owned(), at: 3 };
    store.say(&id(), chat.clone()).await.expect("a table");
    let bot = Occupant::Bot("hard".to_owned());
    store.change_seat(&id(), 1, &Occupant::Open, &bot).await.expect("a seat");
    let table = store.table(&id()).await.expect("a store");
    let listed = store.tables(List::Of(ada), 9).await.expect("a list");
    store.close().await;
    let beside = fs::read_dir(path.parent().expect("a folder")).expect("a folder").count();
    assert_eq!(beside, 1, "the log is folded into the file");

    let store = open(&path).await;
    assert_eq!(store.guest(&TOKEN).await.expect("a store").map(|guest| guest.id), Some(ada));
    assert_eq!(store.table(&id()).await.expect("a store"), table);
    assert_eq!(store.tables(List::Of(ada), 9).await.expect("a list"), listed);
    assert_eq!(store.bots_due().await.expect("a list"), [id()]);
    assert_eq!(store.chat(&id(), 0, 9).await.expect("a table"), [chat]);
}

/// The store is not closed, as if the program had been stopped.
#[tokio::test]
async fn what_was_acknowledged_is_there_without_closing() {
    let folder = folder();
    let path = folder.path().join("a.db");
    let first = open(&path).await;
    fill(&first).await;
    let second = open(&path).await;
    assert!(second.table(&id()).await.expect("a store").is_some());
}

#[tokio::test]
async fn the_first_word_is_the_actor() {
    let folder = folder();
    let path = folder.path().join("a.db");
    let store = open(&path).await;
    fill(&store).await;
    let lines = ["1 move 3", "nature draw 4", "seed 00ff"].map(line).to_vec();
    store.append(&id(), 2, lines, Status::default()).await.expect("a store");
    store.close().await;
    let mut db = SqliteConnectOptions::new().filename(&path).connect().await.expect("a connection");
    let actors: Vec<String> = sqlx::query_scalar("SELECT actor FROM journal ORDER BY seq")
        .fetch_all(&mut db)
        .await
        .expect("actors");
    assert_eq!(actors, ["commitment", "1", "nature", "seed"]);
}

/// A file of the layout before, with a game in it, is brought up to date and keeps everything: it was played
/// by the first rules, and by people as far as is known.
#[tokio::test]
async fn an_older_layout_is_brought_up_to_date() {
    let folder = folder();
    let path = folder.path().join("a.db");
    for script in [
        include_str!("../src/sqlite/migrations/0001.sql"),
        include_str!("../src/sqlite/migrations/0002.sql"),
        "PRAGMA user_version = 2",
        "INSERT INTO guest (id, token, name, at) \
         VALUES (1, unhex('0101010101010101010101010101010101010101010101010101010101010101'), 'Ada', 1)",
        "INSERT INTO game_table (key, id, game, options, secret, owner, public, at, length, changed, due, over, \
         open, bots) VALUES (1, 't', 'outlive', 'seats 2', zeroblob(32), 1, 1, 1, 2, 2, 1, 0, 0, 0)",
        "INSERT INTO seat (game_table, number, guest, invite) VALUES (1, 0, 1, 'a')",
        "INSERT INTO journal (game_table, seq, actor, input, at) VALUES (1, 1, 'commitment', 'commitment 00', 1), \
         (1, 2, '1', '1 pass', 2)",
    ] {
        tamper(&path, script).await;
    }
    let store = open(&path).await;
    let ada = store.guest(&TOKEN).await.expect("a store").expect("the guest");
    assert_eq!((ada.name.as_str(), ada.settings.as_str()), ("Ada", ""));
    let table = store.table(&id()).await.expect("a store").expect("the table");
    assert_eq!((table.rules, table.options.as_str()), (1, "seats 2"));
    let lines = [("commitment 00", 1), ("1 pass", 2)];
    assert_eq!(table.lines, lines.map(|(input, at)| Line { at, ..line(input) }));
    let lines = vec![Line { author: Author::Bot, ..line("1 pass") }];
    let appended = store.append(&id(), 3, lines, Status::default()).await;
    assert_eq!(appended.expect("a store"), Appended::Done);
    store.close().await;
    let again = open(&path).await.table(&id()).await.expect("a store").expect("the table");
    assert_eq!(again.lines[2].author, Author::Bot);
}

#[tokio::test]
async fn a_newer_layout_is_refused() {
    let folder = folder();
    let path = folder.path().join("a.db");
    let store = open(&path).await;
    fill(&store).await;
    store.close().await;
    tamper(&path, "PRAGMA user_version = 99").await;
    let before = fs::read(&path).expect("the file");
    let trouble = Sqlite::open(&path).await.map(|_| ()).expect_err("too new");
    assert!(matches!(trouble, StoreError::TooNew { found: 99, known: 4 }), "{trouble:?}");
    assert_eq!(
        trouble.to_string(),
        "the database was written by a newer version of Vorposten (layout 99; this one knows 4): use that \
         version, or another database"
    );
    assert_eq!(fs::read(&path).expect("the file"), before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Ada, this is not a database. ".repeat(100);
    fs::write(&path, &letter).expect("a letter");
    let said = refusal(&path).await;
    let expected = format!("the database cannot be used: {}: the file is not a database", path.display());
    assert!(said.starts_with(&expected), "{said}");
    assert_eq!(fs::read_to_string(&path).expect("the letter"), letter);
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("other.db");
    tamper(&path, "CREATE TABLE guest (cookies INTEGER)").await;
    let before = fs::read(&path).expect("the file");
    let said = refusal(&path).await;
    assert!(said.ends_with("it is a database of another program"), "{said}");
    assert_eq!(fs::read(&path).expect("the file"), before);
}

#[tokio::test]
async fn a_path_that_cannot_be_written_is_refused() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let below = file.join("a.db");
    let said = refusal(&below).await;
    let expected = format!("the database cannot be used: {}: the folder cannot be made", below.display());
    assert!(said.starts_with(&expected), "{said}");
    let said = refusal(folder.path()).await;
    assert!(said.contains("the file cannot be opened"), "{said}");
}

/// Names that SQLite would treat as special are ordinary files here.
#[tokio::test]
async fn a_file_may_have_any_name() {
    let folder = folder();
    for name in ["file:a?mode=memory", ":memory:", "Größe 100%.db"] {
        let path = folder.path().join(name);
        let store = open(&path).await;
        fill(&store).await;
        store.close().await;
        assert!(fs::metadata(&path).expect("a file").len() > 0, "{name}");
    }
}

#[tokio::test]
async fn an_append_of_another_program_is_seen() {
    let folder = folder();
    let path = folder.path().join("a.db");
    let (first, second) = (open(&path).await, open(&path).await);
    fill(&first).await;
    for from in 2..20_u32 {
        let (winner, loser) = if from % 3 == 0 { (&first, &second) } else { (&second, &first) };
        for (store, expected) in [(winner, Appended::Done), (loser, Appended::Taken)] {
            let answer = store.append(&id(), from, vec![line("1 pass")], Status::default()).await;
            assert_eq!(answer.expect("a store"), expected);
        }
        let table = loser.table(&id()).await.expect("a store").expect("a table");
        assert_eq!(table.lines.len(), from as usize);
    }
}

/// Two programs that start at the same time agree on who makes the layout.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_may_open_a_new_file_at_once() {
    let folder = folder();
    for round in 0..5 {
        let path = folder.path().join(format!("{round}.db"));
        let opening: Vec<_> = (0..4)
            .map(|_| {
                let path = path.clone();
                tokio::spawn(async move { Sqlite::open(&path).await })
            })
            .collect();
        for opened in opening {
            opened.await.expect("a task").expect("a database").close().await;
        }
    }
}
