//! Records of games: what was agreed, and then one line an input.
//!
//! A [`Record`] is the plain data of a game's text, over any [`table::Game`]. A [`Table`] is a
//! record being played: the position, undo, and the [`Dice`] that nature draws from. Whatever
//! enters a record, live or from a file, goes through the same door of the table, so what can be
//! read is what can be played. `docs/notation.md` defines the text completely.
//!
//! There is no I/O, clock or entropy here: texts and seeds are handed in.

mod dice;
mod entry;
mod flaw;
mod hash;
mod play;
mod read;
mod record;
mod refused;
mod report;
mod segment;

pub use dice::Dice;
pub use entry::{Entry, EntryOf};
pub use flaw::Flaw;
pub use hash::{Hash, Seed, fingerprint};
pub use play::Table;
pub use read::peek_game;
pub use record::{Record, seal};
pub use refused::Refused;
pub use report::{Fairness, Report};

/// How long a record's text can be.
pub const LIMIT_BYTES: usize = 1 << 20;

/// How many entries a record can have. A table stops there, so that what it wrote can be read.
pub const LIMIT_ENTRIES: usize = 10_000;

// Lines of a hundred bytes on average fit; no game's are that long.
const _: () = assert!(LIMIT_ENTRIES * 100 < LIMIT_BYTES);
