//! Records that somebody brings.

use record::{Seed, Table};
use table::{Game, QuickRng, Rng, Turn};

use crate::app::{Answer, Caller, answer};

/// Sets up a table with a record.
pub(crate) async fn import(caller: &Caller, record: impl Into<reqwest::Body>) -> Answer {
    answer(caller.asking("POST", "/api/v1/tables/import").body(record)).await
}

/// A game played at random, at most so many inputs long, with its seed revealed.
pub(crate) fn record<G: Game>(setup: G::Setup, inputs: usize) -> String {
    let mut rng = QuickRng::new(7);
    let mut table = Table::<G>::new(setup);
    table.commit(Seed([9; 32])).expect("a new table takes a commitment");
    for _ in 0..inputs {
        match G::turn(table.state()) {
            Turn::Over => break,
            Turn::Nature => _ = table.nature(&mut ()).expect("it has dice"),
            Turn::Seats(due) => {
                let seat = due.pick(&mut rng);
                let mut actions = Vec::new();
                G::legal(table.state(), seat, &mut actions);
                table.play(seat, rng.choose(&actions), &mut ()).expect("it is legal");
            }
        }
    }
    table.reveal().expect("a segment is running");
    table.record().write()
}

/// Sets up a table with a game that is over, and answers its id.
pub(crate) async fn finished<G: Game>(caller: &Caller, setup: G::Setup) -> String {
    let opened = import(caller, record::<G>(setup, usize::MAX)).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    opened.json()["id"].as_str().expect("an id").to_owned()
}
