//! Tables: what was agreed, who sits where, and what was said.

use std::fmt::{self, Debug};

use crate::{GuestId, Line, Status};

/// The most seats a table can have: a [`Status`] has a bit for each.
pub const MOST_SEATS: usize = 8;

/// The name of a table in links. Whoever knows it may watch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub String);

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet: whoever has the seat's invitation may claim it, and anybody at a public table.
    Open,
    /// A guest.
    Guest(GuestId),
    /// A bot of this level.
    Bot(String),
    /// A bot of this level that sits in for a guest who left and may come back.
    StandIn {
        /// Whose seat it is.
        guest: GuestId,
        /// How the bot plays.
        level: String,
    },
}

impl Occupant {
    /// Whose seat it is, whether the guest or a stand-in sits there.
    #[must_use]
    pub fn guest(&self) -> Option<GuestId> {
        match self {
            Self::Guest(guest) | Self::StandIn { guest, .. } => Some(*guest),
            Self::Open | Self::Bot(_) => None,
        }
    }

    /// The level of the bot that plays there.
    #[must_use]
    pub fn level(&self) -> Option<&str> {
        match self {
            Self::Bot(level) | Self::StandIn { level, .. } => Some(level),
            Self::Open | Self::Guest(_) => None,
        }
    }
}

/// A seat. What it prints for debugging leaves the invitation out.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Who sits there.
    pub occupant: Occupant,
    /// The name that the guest has now.
    pub name: Option<String>,
    /// The secret of the link by which the seat can be claimed.
    pub invite: String,
}

impl Debug for SeatRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { occupant, name, invite: _ } = self;
        f.debug_struct("SeatRow").field("occupant", occupant).field("name", name).finish_non_exhaustive()
    }
}

/// A table that is set up. What it prints for debugging leaves the seed and the invitations out.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What was agreed: the options as records write them, a line each.
    pub options: String,
    /// The seed of nature's dice, which nobody may see before the end.
    pub secret: [u8; 32],
    /// Who opened it.
    pub owner: GuestId,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who sits on each seat, and the seat's invitation: at least one, at most [`MOST_SEATS`].
    pub seats: Vec<(Occupant, String)>,
    /// The first lines of the journal.
    pub lines: Vec<Line>,
    /// What they lead to.
    pub status: Status,
}

impl NewTable {
    /// Panics unless the seats can be counted in a [`Status`]: no game has such a table.
    pub(crate) fn assert_seats(&self) {
        assert!((1..=MOST_SEATS).contains(&self.seats.len()), "a table has 1 to {MOST_SEATS} seats");
    }
}

impl Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, game, rules, options, secret: _, owner, public, at, seats, lines, status } = self;
        let occupants: Vec<&Occupant> = seats.iter().map(|(occupant, _)| occupant).collect();
        f.debug_struct("NewTable")
            .field("id", id)
            .field("game", game)
            .field("rules", rules)
            .field("options", options)
            .field("owner", owner)
            .field("public", public)
            .field("at", at)
            .field("seats", &occupants)
            .field("lines", lines)
            .field("status", status)
            .finish_non_exhaustive()
    }
}

/// A table as it is kept. What it prints for debugging leaves the seed and the invitations out.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What was agreed.
    pub options: String,
    /// The seed of nature's dice, which nobody may see before the end.
    pub secret: [u8; 32],
    /// Who opened it.
    pub owner: GuestId,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Whether it was closed.
    pub closed: bool,
    /// The table where its players meet again, or go on.
    pub rematch: Option<TableId>,
    /// The table of which this one is the rematch, or where it goes on.
    pub origin: Option<TableId>,
    /// The seats in their order.
    pub seats: Vec<SeatRow>,
    /// The journal, from line 1.
    pub lines: Vec<Line>,
}

impl Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, rules, options, secret: _, owner, public, closed, rematch, origin, seats, lines } =
            self;
        f.debug_struct("StoredTable")
            .field("game", game)
            .field("rules", rules)
            .field("options", options)
            .field("owner", owner)
            .field("public", public)
            .field("closed", closed)
            .field("rematch", rematch)
            .field("origin", origin)
            .field("seats", seats)
            .field("lines", lines)
            .finish_non_exhaustive()
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its id.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Whether it was closed.
    pub closed: bool,
    /// The seats in their order.
    pub seats: Vec<SeatRow>,
    /// Where the game stands.
    pub status: Status,
    /// How long the journal is.
    pub length: u32,
    /// When its journal last grew, in milliseconds since 1970: the time of the last appended line,
    /// or when the table was set up. Chat and changes of seats leave it as it is.
    pub changed: i64,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Public tables with an open seat, not closed and not over.
    Open,
    /// Tables where this guest sits, stand-ins included; closed ones are left out.
    Of(GuestId),
    /// Public tables that are running and have no open seat.
    Watch,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// Who said it.
    pub guest: GuestId,
    /// The name at that time.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}
