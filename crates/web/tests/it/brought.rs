//! Records that somebody brings.

use record::{Recorder, Seed};
use table::{Game, QuickRng};
use table_test::random_entry;

use crate::app::{Answer, Caller, answer};

/// Sets up a table with a record.
pub(crate) async fn import(caller: &Caller, record: impl Into<reqwest::Body>) -> Answer {
    answer(caller.asking("POST", "/api/v1/tables/import").body(record)).await
}

/// A game played at random, at most so many inputs long, with its seed revealed.
pub(crate) fn record<G: Game>(setup: G::Setup, inputs: usize) -> String {
    let mut rng = QuickRng::new(7);
    let mut table = Recorder::<G>::new(setup);
    table.commit(Seed([9; 32])).expect("a new table takes a commitment");
    let played = std::iter::from_fn(|| random_entry(&mut table, &mut rng)).take(inputs);
    played.for_each(drop);
    table.reveal().expect("a segment is running");
    table.record().write()
}

/// Sets up a table with a game that is over, and answers its id.
pub(crate) async fn finished<G: Game>(caller: &Caller, setup: G::Setup) -> String {
    let opened = import(caller, record::<G>(setup, usize::MAX)).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    opened.json()["id"].as_str().expect("an id").to_owned()
}
