//! A table at one moment: the game, and who sits where.

use std::sync::Arc;

use bots::Bot;
use store::{Author, GuestId, Occupant, SeatRow, Status, StoredTable, TableId};
use table::{Seat, Word};

use crate::games::Games;
use crate::live::live_game::LiveGame;
use crate::live::live_table::Revision;
use crate::live::playing::LoadError;
use crate::live::story::Told;
use crate::request_error::RequestError;

/// Who acts for a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Actor {
    Guest(GuestId),
    Bot,
}

impl Actor {
    pub(super) fn author(self) -> Author {
        match self {
            Self::Guest(_) => Author::Person,
            Self::Bot => Author::Bot,
        }
    }
}

/// A table at one moment. It never changes: what is new is another snapshot, and who holds this one keeps
/// nobody waiting.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) game: Arc<dyn LiveGame>,
    pub(crate) seats: Arc<[SeatRow]>,
    pub(crate) owner: GuestId,
    pub(crate) public: bool,
    pub(crate) closed: bool,
    /// The table where its players meet again, or go on.
    pub(crate) rematch: Option<TableId>,
    /// The table from where its players come.
    pub(crate) origin: Option<TableId>,
    pub(crate) revision: Revision,
}

impl Snapshot {
    /// The table as it is kept, unless it is played by other rules: those it would not follow, or only by chance.
    pub(super) fn load(games: Games, stored: StoredTable) -> Result<Self, RequestError> {
        if let Some(game) = games.find(&stored.game)
            && game.rules_version() != stored.rules
        {
            let version = game.player_of(stored.rules).unwrap_or("newer");
            return Err(RequestError::OtherRules(version.to_owned()));
        }
        Self::replay(games, stored).map_err(|error| {
            tracing::error!(reason = error.0, "a journal cannot be played");
            RequestError::Broken
        })
    }

    fn replay(games: Games, stored: StoredTable) -> Result<Self, LoadError> {
        let game = games.find(&stored.game).ok_or_else(|| LoadError(format!("no game “{}”", stored.game)))?;
        let game = game.load(&stored.options, &stored.lines, record::Seed(stored.secret))?;
        Ok(Self {
            revision: Revision { length: game.length(), ..Revision::default() },
            game: game.into(),
            seats: stored.seats.into(),
            owner: stored.owner,
            public: stored.public,
            closed: stored.closed,
            rematch: stored.rematch,
            origin: stored.origin,
        })
    }

    /// The seats with who sits there.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &SeatRow)> {
        Seat::ALL.iter().copied().zip(self.seats.iter())
    }

    /// Whether people meet at the table, and not one person only bots.
    fn has_company(&self) -> bool {
        let mut guests = self.seats.iter().filter_map(|row| row.occupant.guest());
        guests.next().is_some_and(|first| guests.any(|other| other != first))
    }

    /// What is told at this table: that somebody took something back only where people meet.
    pub(crate) fn told(&self, mut told: Vec<Told>) -> Vec<Told> {
        told.retain(|told| !told.is_undo || self.has_company());
        told
    }

    /// The seats that a guest plays.
    pub(crate) fn seats_of(&self, guest: Option<GuestId>) -> Vec<Seat> {
        let own = |row: &SeatRow| guest.is_some_and(|guest| row.occupant == Occupant::Guest(guest));
        self.seats().filter(|(_, row)| own(row)).map(|(seat, _)| seat).collect()
    }

    /// Lets somebody act for a seat, if he is who sits there. A bot whose seat was taken back while it
    /// thought is too late.
    pub(crate) fn admit(&self, actor: Actor, seat: Seat) -> Result<(), RequestError> {
        let occupant = &self.seats.get(seat.index()).ok_or(RequestError::NoSeat)?.occupant;
        match (actor, occupant) {
            (Actor::Guest(guest), Occupant::Guest(owner)) if guest == *owner => Ok(()),
            (Actor::Guest(_), _) => Err(RequestError::NotYours),
            (Actor::Bot, Occupant::Bot(_) | Occupant::StandIn { .. }) => Ok(()),
            (Actor::Bot, Occupant::Guest(_) | Occupant::Open) => Err(RequestError::Stale),
        }
    }

    /// The bot that is due, if one is.
    pub(super) fn bot_due(&self) -> Option<(Seat, Bot)> {
        if self.closed {
            return None;
        }
        self.game.due().iter().find_map(|seat| match &self.seats.get(seat.index())?.occupant {
            Occupant::Bot(level) | Occupant::StandIn { level, .. } => Some((seat, level.parse().ok()?)),
            Occupant::Open | Occupant::Guest(_) => None,
        })
    }
}

/// What lists say about a game.
pub(super) fn status(game: &dyn LiveGame) -> Status {
    let due = game.due().iter().map(|seat| 1 << seat.index()).sum();
    Status { due, over: game.is_over(), stage: game.stage() }
}
