//! Whose eyes see a table.

use table::Seat;
use words::Language;

/// Whose eyes see a table, and in which language they read. This decides what may leave the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Eyes {
    /// A player's, or somebody's who only watches.
    pub(crate) seat: Option<Seat>,
    pub(crate) language: Language,
}
