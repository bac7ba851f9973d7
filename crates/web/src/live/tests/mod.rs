//! Live tables: what is committed is published, nothing else is, and no reader keeps anybody waiting.

mod told_store;
#[expect(dead_code, reason = "slow pages are tested from outside")]
#[path = "../../../tests/it/toy/mod.rs"]
mod toy;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::FutureExt;
use store::{Author, Chat, GuestId, Line, NewGuest, Occupant, Store, TableId, TokenHash};
use table::{Seat, SeatSet};
use texts::Language;
use tokio::sync::oneshot;

use super::committed::Committed;
use super::live_table::Current;
use super::snapshot::{Actor, Snapshot, status};
use super::{LiveTables, Opening, Viewpoint};
use crate::games::{Game, Games, game_ref};
use crate::limits::ReviewIterations;
use crate::request_error::RequestError;
use told_store::{Next, ToldStore};
use toy::RaceFace;

const REVIEW: ReviewIterations = ReviewIterations { game: 1, mistake: 1 };

const GAMES: Games = Games::new(&[Game::of::<RaceFace<false>>()]);

/// A table of a toy game for two, whose seats are both the same guest's.
struct Fixture {
    store: Arc<ToldStore>,
    live: Arc<LiveTables>,
    guest: GuestId,
    id: TableId,
    heard: Arc<Mutex<Vec<Committed>>>,
}

impl Fixture {
    async fn new() -> Self {
        let store = Arc::new(ToldStore::default());
        let guest = NewGuest { token: TokenHash([1; 32]), name: "Ada".to_owned(), at: 0 };
        let guest = store.add_guest(guest).await.expect("a guest");
        let heard = Arc::<Mutex<Vec<Committed>>>::default();
        let ear = Arc::clone(&heard);
        let listener = Box::new(move |committed: &Committed| {
            ear.lock().expect("nobody panicked").push(committed.clone());
        });
        let live = LiveTables::new(GAMES, Arc::<ToldStore>::clone(&store), REVIEW, vec![listener]);
        let opening = Opening::begin(game_ref::<RaceFace<false>>(), 2, &[]).expect("a game");
        let seats = vec![Occupant::Guest(guest); 2];
        let id = live.open(opening, guest, seats, false).await.expect("a table");
        Self { store, live, guest, id, heard }
    }

    async fn snapshot(&self) -> Arc<Snapshot> {
        self.live.snapshot(&self.id).await.expect("a table")
    }

    /// Makes the first move that there is, as pages and programs do.
    async fn act(&self) -> Result<u32, RequestError> {
        let snapshot = self.snapshot().await;
        let (seat, action) = first_move(&snapshot);
        self.live.act(&self.id, snapshot.game.length(), Actor::Guest(self.guest), seat, action).await
    }

    /// The latest that those heard who listen.
    fn latest(&self) -> Committed {
        self.heard.lock().expect("nobody panicked").last().cloned().expect("something was committed")
    }

    fn count_heard(&self) -> usize {
        self.heard.lock().expect("nobody panicked").len()
    }
}

fn first_move(snapshot: &Snapshot) -> (Seat, String) {
    let seat = snapshot.game.due().iter().next().expect("somebody is due");
    let viewpoint = Viewpoint { seat: Some(seat), language: Language::En };
    (seat, snapshot.game.seen(viewpoint).choices().remove(0).action)
}

/// The page, as somebody draws it from this snapshot.
fn drawn(snapshot: &Snapshot) -> String {
    let viewpoint = Viewpoint { seat: Some(Seat::One), language: Language::En };
    let seen = snapshot.game.seen(viewpoint);
    format!("{} {}", seen.prompt(), seen.board().0)
}

#[tokio::test]
async fn a_page_that_is_being_drawn_delays_no_move() {
    let table = Fixture::new().await;
    let mut stream = table.live.listen(&table.id);
    let held = table.snapshot().await;
    let before = (held.game.lines(0), drawn(&held));
    stream.mark_unchanged();
    // The page is not ready yet, and still a move is committed and published.
    let length = table.act().now_or_never().expect("it waits for nobody").expect("a legal move");
    assert!(stream.has_changed().expect("it is published"));
    assert_eq!(stream.borrow().revision().length, length);
    let after = table.snapshot().await;
    assert_eq!(after.game.length(), length);
    assert_ne!((after.game.lines(0), drawn(&after)), before);
    assert_eq!((held.game.lines(0), drawn(&held)), before, "what is being drawn has changed");
}

#[tokio::test]
async fn a_move_that_is_not_stored_is_not_published() {
    let table = Fixture::new().await;
    let before = table.snapshot().await;
    let mut stream = table.live.listen(&table.id);
    stream.mark_unchanged();
    let heard = table.count_heard();
    table.store.tell(Next::Fail);
    assert_eq!(table.act().await, Err(RequestError::Storage));
    assert!(!stream.has_changed().expect("it is in use"));
    assert_eq!(table.count_heard(), heard);
    assert!(matches!(*stream.borrow(), Current::Unloaded(_)), "the store is asked again");
    let after = table.snapshot().await;
    assert_eq!(after.game.lines(0), before.game.lines(0));
    assert_eq!(table.act().await, Ok(before.game.length() + 1), "the table goes on");
}

#[tokio::test]
async fn who_reads_while_a_move_is_stored_sees_the_table_before_it_at_once() {
    let table = Arc::new(Fixture::new().await);
    let before = table.snapshot().await;
    let (begin, begun) = oneshot::channel();
    let (release, go_on) = oneshot::channel();
    table.store.tell(Next::Wait { begun: begin, go_on });
    let acting = tokio::spawn({
        let table = Arc::clone(&table);
        async move { table.act().await }
    });
    begun.await.expect("the store has it");
    // Idle tables are dropped meanwhile, but not this one.
    table.live.drop_idle(Duration::ZERO);
    let during = table.snapshot().now_or_never().expect("nobody waits");
    assert!(Arc::ptr_eq(&during, &before));
    release.send(()).expect("the store waits");
    let length = acting.await.expect("it did not panic").expect("a legal move");
    assert_eq!((before.game.length() + 1, table.snapshot().await.game.length()), (length, length));
}

#[tokio::test]
async fn of_two_servers_one_gets_the_line() {
    let table = Fixture::new().await;
    let before = table.snapshot().await;
    let mut stream = table.live.listen(&table.id);
    stream.mark_unchanged();
    let (seat, action) = first_move(&before);
    let mut game = before.game.copy();
    game.act(seat, &action, Author::Person).expect("a legal move");
    let line = |input| Line { input, at: 0, author: Author::Person };
    let lines = game.lines(before.game.length()).into_iter().map(line).collect();
    let from = before.game.length() + 1;
    table.store.memory.append(&table.id, from, lines, status(&*game)).await.expect("it is stored");
    assert_eq!(table.act().await, Err(RequestError::Stale));
    assert_eq!(table.snapshot().await.game.lines(0), game.lines(0));
    assert!(stream.has_changed().expect("it is in use"), "who listens hears of the other's line");
}

#[tokio::test]
async fn a_move_that_nobody_waits_for_is_looked_up_in_the_store() {
    let table = Fixture::new().await;
    let before = table.snapshot().await;
    let (begin, begun) = oneshot::channel();
    let (_release, go_on) = oneshot::channel();
    table.store.tell(Next::Wait { begun: begin, go_on });
    tokio::select! {
        _ = table.act() => panic!("the store waits"),
        begun = begun => begun.expect("the store has it"),
    }
    assert!(!Arc::ptr_eq(&before, &table.snapshot().await));
    assert_eq!(table.act().await, Ok(before.game.length() + 1));
}

#[tokio::test]
async fn who_listens_to_an_idle_table_hears_of_the_next_change() {
    let table = Fixture::new().await;
    let mut stream = table.live.listen(&table.id);
    table.snapshot().await;
    let chat = Chat { guest: table.guest, name: "Ada".to_owned(), text: "Hello".to_owned(), at: 0 };
    assert_eq!(table.live.say(&table.id, chat).await, Ok(1));
    table.live.drop_idle(Duration::ZERO);
    assert!(matches!(*stream.borrow_and_update(), Current::Unloaded(revision) if revision.chat == 1));
    let length = table.act().await.expect("a legal move");
    stream.changed().await.expect("it is in use");
    let revision = stream.borrow().revision();
    assert_eq!((revision.length, revision.chat), (length, 1));
    drop(stream);
    table.live.drop_idle(Duration::ZERO);
    assert_eq!(table.live.load().0, 0, "nobody needs the table");
}

#[tokio::test]
async fn everything_committed_is_told_once() {
    let table = Fixture::new().await;
    let opened = table.latest();
    let length = table.snapshot().await.game.length();
    assert_eq!((opened.table.clone(), opened.lines.clone()), (table.id.clone(), 1..length + 1));
    assert_eq!(
        (opened.due, opened.bots, opened.over),
        (SeatSet::EMPTY.with(Seat::One), SeatSet::EMPTY, false)
    );
    table.act().await.expect("a legal move");
    assert_eq!(table.latest().lines, length + 1..length + 2);
    let writer = table.live.write(&table.id).await.expect("a table");
    let bot = Occupant::Bot("random".to_owned());
    table.live.reseat(writer, Seat::One, bot, None).await.expect("a free seat");
    let reseated = table.latest();
    assert!(reseated.lines.is_empty() && reseated.bots == SeatSet::EMPTY.with(Seat::One));
    assert_eq!(table.live.load().1, 1, "the table waits for the bot");
    let writer = table.live.write(&table.id).await.expect("a table");
    table.live.shut(writer).await.expect("it is open");
    assert!(table.latest().due.is_empty());
    assert_eq!(table.count_heard(), 4);
}
