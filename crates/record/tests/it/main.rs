//! Records of a small game, from the outside.

mod flaws;
mod history;
mod properties;
mod race;
mod segments;
mod tampering;
mod text;
mod undo;

use race::{BUILT_IN, Race, Setup};
use record::{Record, RecordError, Recorder, Seed, seal};

/// The head of the records in these tests, with the blank line. Entries begin in line 8.
const HEAD: &str =
    "vorposten record 1\ngame race\nrules 1\nbox built-in 635b12616131a3ba\nseats 2\ngoal 20\n\n";

/// The line of the first entry behind [`HEAD`].
const FIRST: usize = 8;

/// The seed of the segments in these tests. With six faces it throws 3, 2, 5, 3, 6, 3.
const SEED: Seed = Seed([7; 32]);

fn new_table() -> Recorder<Race> {
    Recorder::new(Setup { values: &BUILT_IN, goal: 20 })
}

fn read(text: &str) -> Result<Record<Race>, RecordError> {
    Record::read(text.as_bytes(), &BUILT_IN)
}

/// Reads the entries behind the usual head.
fn read_body(body: &str) -> Result<Record<Race>, RecordError> {
    read(&seal(format!("{HEAD}{body}")))
}

/// Asserts where the text is refused, and for what.
#[track_caller]
fn refused(text: &str, line: usize, column: usize, message: &str) {
    let flaw = read(text).expect_err(text);
    assert_eq!((flaw.line, flaw.column), (line, column), "{flaw}");
    assert!(flaw.message.contains(message), "{flaw}");
}

/// Asserts where the entries are refused, counting lines from the first entry.
#[track_caller]
fn refused_body(body: &str, line: usize, column: usize, message: &str) {
    refused(&seal(format!("{HEAD}{body}")), FIRST - 1 + line, column, message);
}
