//! The laws of the contract, over random games with every set-up: see `table_test::Walker`.

use record::Record;
use red_outpost::{RedOutpost, Seating, Setup, State, Values, audit, census, facts};
use table_test::{Laws, Walker};

/// The laws of the contract and the accounting, at 1 to 4 seats × blocks × cards × editions × start players ×
/// difficulties. `cargo xtask fuzz red-outpost` plays more of the same.
#[test]
fn every_set_up_keeps_every_law() {
    let mut walker = Walker::<RedOutpost>::new(Laws { census, audit }, 1);
    let mut decisions = 0;
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..20 {
            let played = walker.play(setup.clone()).unwrap_or_else(|violation| panic!("{violation}"));
            decisions += played.decisions;
        }
    }
    assert!(decisions > 100_000, "only {decisions} decisions");
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
    let mut walker = Walker::<RedOutpost>::new(Laws { census, audit }, 1);
    let violation = walker.play(Setup::new(Seating::Two)).expect_err("somebody digs coal in two days");
    assert!(violation.message.contains(message), "{violation}");
    let record = Record::<RedOutpost>::read(violation.record.as_bytes(), Values::built_in());
    assert!(record.is_ok_and(|record| record.inputs() > 0), "{violation}");
}
