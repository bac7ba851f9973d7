//! Who sits where.

use crate::{Per, Set, Word, words};

words! {
    /// A place at the table. A game for fewer players uses the first ones.
    pub enum Seat: "seat" { One = "1", Two = "2", Three = "3", Four = "4" }
}

/// One `T` for every seat, used or not.
pub type PerSeat<T> = Per<Seat, T, 4>;

/// Some of the seats.
pub type SeatSet = Set<Seat>;

impl Seat {
    /// The first seats of a table, as many as it has players.
    ///
    /// # Panics
    /// If there are more players than seats.
    #[inline]
    pub fn first(players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL[..players].iter().copied()
    }

    /// The next seat clockwise at a table of so many players.
    #[inline]
    #[must_use]
    pub fn next(self, players: usize) -> Self {
        let next = self.index() + 1;
        Self::ALL[if next >= players { 0 } else { next }]
    }
}
