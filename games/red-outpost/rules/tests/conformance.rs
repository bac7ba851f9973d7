//! The laws of the contract, over random games with every set-up: see `table_test::Walker`.

use record::Record;
use red_outpost::{Difficulty, RedOutpost, Seating, Setup, Start, State, Values, facts};
use table::Game;
use table_test::{Laws, Walker, all_setups, description_holds};

/// The laws of the contract and the accounting, at 1 to 4 seats × blocks × cards × editions × start players ×
/// difficulties. `cargo xtask fuzz red-outpost` plays more of the same.
#[test]
fn every_set_up_keeps_every_law() {
    let mut walker = Walker::<RedOutpost>::new(Laws::default(), 1);
    let mut decisions = 0;
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..20 {
            let played = walker.play(setup.clone()).unwrap_or_else(|violation| panic!("{violation}"));
            decisions += played.decisions;
        }
    }
    assert!(decisions > 100_000, "only {decisions} decisions");
}

/// Whoever knows only the contract finds the same set-ups.
#[test]
fn every_set_up_is_found_by_its_options() {
    assert!(all_setups::<RedOutpost>().into_iter().eq(Setup::all(Values::built_in())));
}

/// A broken law is told with the record that leads to it, and that record can be read.
#[test]
fn a_broken_law_comes_with_its_record() {
    check_told(|state| if has_coal(state) { Err("there is coal".into()) } else { Ok(()) }, "there is coal");
}

/// So is a panic.
#[test]
fn a_panic_comes_with_its_record() {
    check_told(
        |state| if has_coal(state) { panic!("no coal, please") } else { Ok(()) },
        "panic: no coal, please",
    );
}

fn has_coal(state: &State) -> bool {
    facts(state).iter().any(|fact| fact == "warehouse coal 1")
}

fn check_told(census: fn(&State) -> Result<(), String>, message: &str) {
    let mut walker = Walker::<RedOutpost>::new(Laws { census, ..Laws::default() }, 1);
    let violation = walker.play(Setup::new(Seating::Two)).expect_err("somebody digs coal in two days");
    assert!(violation.message.contains(message), "{violation}");
    let record = Record::<RedOutpost>::read(violation.record.as_bytes(), Values::built_in());
    assert!(record.is_ok_and(|record| record.inputs() > 0), "{violation}");
}

/// §2, §10.11 and §11: the solo game has options of its own.
#[test]
fn what_is_offered_can_be_agreed() {
    description_holds::<RedOutpost>();
    let keys = |seats| RedOutpost::offered_options(seats).iter().map(|option| option.key).collect::<Vec<_>>();
    assert_eq!(keys(1), ["blocks", "edition", "difficulty"]);
    assert_eq!(keys(3), ["blocks", "cards", "edition", "start"]);
    let agree = |seats, option| RedOutpost::agree(seats, &[option], Values::built_in());
    let solo = agree(1, ("difficulty", "hard")).expect("a set-up");
    assert_eq!((solo.difficulty, solo.start), (Difficulty::Hard, Start::One));
    for (seats, key, value) in
        [(1, "cards", "with"), (1, "start", "2"), (2, "start", "3"), (2, "difficulty", "easy")]
    {
        assert_eq!(agree(seats, (key, value)).err().map(|error| error.key).as_deref(), Some(key));
    }
}
