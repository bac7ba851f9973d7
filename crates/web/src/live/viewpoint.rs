//! From whose viewpoint a table is seen.

use table::Seat;
use texts::Language;

/// From whose viewpoint a table is seen, and in which language it is told. This decides what may leave the
/// server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Viewpoint {
    /// A player's seat; nothing for somebody who only watches.
    pub(crate) seat: Option<Seat>,
    pub(crate) language: Language,
}
