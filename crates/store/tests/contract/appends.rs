//! The journal.

use std::sync::Arc;
use std::time::Duration;

use store::{Appended, Author, GuestId, Line, List, Occupant, Store};

use crate::setting::{OVER, RUNNING, append, assert_missing, due, id, line, load, simple, table};

pub(crate) async fn continue_the_journal(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    let lines =
        [line("1 move 3", 20), line("nature draw 7", 21), Line { author: Author::Bot, ..line("2 pass", 30) }];
    let first = store.append(&t, 1, lines[..2].to_vec(), due(2)).await;
    assert_eq!(first.expect("a store"), Appended::Done);
    let second = store.append(&t, 3, lines[2..].to_vec(), OVER).await;
    assert_eq!(second.expect("a store"), Appended::Done);
    assert_eq!(load(&*store, &t).await.lines, lines);
}

pub(crate) async fn need_the_next_place(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    append(&*store, &t, 1, 20, due(1)).await;
    append(&*store, &t, 2, 21, due(2)).await;
    let before = (load(&*store, &t).await, store.tables(List::Of(ada), 1).await.expect("a list"));
    for from in [0, 1, 2, 4, u32::MAX] {
        for lines in [vec![line("2 pass", 99)], vec![line("2 pass", 99), line("1 pass", 99)], Vec::new()] {
            let answer = store.append(&t, from, lines, OVER).await;
            assert_eq!(answer.expect("a store"), Appended::Taken, "from {from}");
        }
    }
    let after = (load(&*store, &t).await, store.tables(List::Of(ada), 1).await.expect("a list"));
    assert_eq!(after, before);
}

pub(crate) async fn may_add_nothing(store: Arc<dyn Store>) {
    let (t, ada) = simple(&*store).await;
    append(&*store, &t, 1, 20, due(1)).await;
    assert_eq!(store.append(&t, 2, Vec::new(), due(2)).await.expect("a store"), Appended::Done);
    let listed = store.tables(List::Of(ada), 1).await.expect("a list");
    assert_eq!((listed[0].status, listed[0].length, listed[0].changed), (due(2), 1, 20));
}

pub(crate) async fn are_missing_without_table(store: Arc<dyn Store>) {
    simple(&*store).await;
    assert_missing(store.append(&id("u"), 1, vec![line("1 pass", 1)], RUNNING).await);
    assert_missing(store.append(&id("u"), 2, Vec::new(), RUNNING).await);
}

/// Eight write at every place at the same time: one is done, the others are told.
pub(crate) async fn are_done_once_for_each_place(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    for place in 0..25_u32 {
        let from = place * 2 + 1;
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let (store, t) = (store.clone(), t.clone());
                let lines = vec![line(&format!("{writer} first"), 1), line(&format!("{writer} second"), 1)];
                tokio::spawn(async move { store.append(&t, from, lines, RUNNING).await.expect("a store") })
            })
            .collect();
        let mut done = Vec::new();
        for (writer, task) in writers.into_iter().enumerate() {
            if task.await.expect("a writer") == Appended::Done {
                done.push(writer);
            }
        }
        let [winner] = done[..] else { panic!("{done:?} were all done at {from}") };
        let written = load(&*store, &t).await.lines.split_off(from as usize - 1);
        let expected: Vec<Line> =
            ["first", "second"].map(|word| line(&format!("{winner} {word}"), 1)).to_vec();
        assert_eq!(written, expected);
    }
}

/// Many tables at the same time, each with its own journal.
pub(crate) async fn do_not_mix_tables(store: Arc<dyn Store>) {
    let (_, ada) = simple(&*store).await;
    let players: Vec<_> = (0..40).map(|number| tokio::spawn(play(store.clone(), number, ada))).collect();
    for player in players {
        player.await.expect("a player");
    }
    for number in 0..40 {
        let lines = load(&*store, &id(&format!("table {number}"))).await.lines;
        let expected: Vec<Line> = (1..=20).map(|seq| line(&format!("1 {number} {seq}"), seq)).collect();
        assert_eq!(lines, expected);
    }
}

async fn play(store: Arc<dyn Store>, number: u32, ada: GuestId) {
    let t = table(&*store, &format!("table {number}"), ada, &[Occupant::Guest(ada)]).await;
    for seq in 1..=20_u32 {
        let lines = vec![line(&format!("1 {number} {seq}"), seq.into())];
        assert_eq!(store.append(&t, seq, lines, RUNNING).await.expect("a store"), Appended::Done);
    }
}

pub(crate) async fn keep_every_character(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    let long = "x".repeat(100_000);
    let inputs =
        ["", " ", "1", "seed 00ff", "1 'quoted' \"; DROP TABLE journal; --", "1 Ä 🚀\ttab\nline", &long];
    let lines = inputs.map(|input| line(input, i64::MIN)).to_vec();
    assert_eq!(store.append(&t, 1, lines.clone(), RUNNING).await.expect("a store"), Appended::Done);
    assert_eq!(load(&*store, &t).await.lines, lines);
}

/// Callers who stop waiting leave a whole journal behind, and whoever comes next can go on.
pub(crate) async fn survive_callers_who_leave(store: Arc<dyn Store>) {
    let (t, _) = simple(&*store).await;
    for from in 1..=20 {
        let pair = vec![line("1 pass", 1), line("2 pass", 1)];
        let leaving = store.append(&t, from * 2 - 1, pair, RUNNING);
        // An answer in time is as good as none.
        let _ = tokio::time::timeout(Duration::ZERO, leaving).await;
    }
    let taken = store.append(&t, u32::MAX, Vec::new(), RUNNING).await;
    assert_eq!(taken.expect("a store"), Appended::Taken);
    let length = load(&*store, &t).await.lines.len();
    assert!(length <= 40 && length.is_multiple_of(2), "{length}");
    append(&*store, &t, u32::try_from(length).expect("few") + 1, 2, RUNNING).await;
}
