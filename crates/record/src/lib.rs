//! Records of games: what was agreed, and then one line an input.
//!
//! A [`Record`] is the plain data of a game's text, over any [`table::Game`]. A [`Recorder`] is a
//! record being played: the position, undo, and the [`Dice`] that nature draws from. Whatever
//! enters a record, live or from a file, goes through the same door of the recorder, so what can be
//! read is what can be played. A [`History`] is what its lines caused, as undo has left it.
//! `docs/notation.md` defines the text completely.
//!
//! There is no I/O, clock or entropy here: texts and seeds are handed in.

mod dice;
mod entry;
mod entry_error;
mod hash;
mod history;
mod read;
mod record;
mod record_error;
mod recorder;
mod report;
mod segment;
mod shared_list;

pub use dice::Dice;
pub use entry::{Entry, EntryOf};
pub use entry_error::EntryError;
pub use hash::{Hash, Seed, fingerprint};
pub use history::{History, Step};
pub use read::peek_game;
pub use record::{Record, seal};
pub use record_error::RecordError;
pub use recorder::Recorder;
pub use report::{Fairness, Report};
pub use shared_list::SharedList;

/// How long a record's text can be.
pub const LIMIT_BYTES: usize = 1 << 20;

/// How many entries a record can have. A table stops there, so that what it wrote can be read.
pub const LIMIT_ENTRIES: usize = 10_000;

// Lines of a hundred bytes on average fit; no game's are that long.
const _: () = assert!(LIMIT_ENTRIES * 100 < LIMIT_BYTES);
