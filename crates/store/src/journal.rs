//! The journal: one line an input.

/// One line of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line as records write it.
    pub input: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who entered it, or caused it to be entered.
    pub author: Author,
}

/// Who acts for a seat. What a bot did, a person who comes back to the seat cannot take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Author {
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// What a journal has led to: enough to list tables without playing them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The seats that are due, as bits from the lowest.
    pub due: u8,
    /// Whether the game is over.
    pub over: bool,
    /// How far the game is, as it counts that itself; 0 where that is not known.
    pub stage: u8,
}

impl Status {
    /// Whether this seat (numbered from 0) is due.
    #[must_use]
    pub fn is_due(self, seat: u8) -> bool {
        self.due.checked_shr(seat.into()).is_some_and(|bits| bits & 1 == 1)
    }
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is committed.
    Done,
    /// The place is not the next one: somebody else has written there, or the lines before it are
    /// missing.
    Taken,
}
