//! A table in memory: the game, and who sits where.

use ::bots::Bot;
use store::{GuestId, Occupant, SeatRow, Status, StoredTable, TableId};
use table::{Seat, Word};

use crate::live::opening::Game;
use crate::live::playable::Playable;
use crate::live::playing::Broken;
use crate::problem::Problem;

/// Who acts for a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Actor {
    Guest(GuestId),
    Bot,
}

/// A table in memory.
pub(crate) struct Room {
    pub(crate) playing: Box<dyn Playable>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) owner: GuestId,
    pub(crate) public: bool,
    pub(crate) closed: bool,
    pub(crate) rematch: Option<TableId>,
}

impl Room {
    /// The table as it is kept.
    pub(super) fn load(stored: StoredTable) -> Result<Self, Broken> {
        let game = Game::parse(&stored.game).ok_or_else(|| Broken(format!("no game “{}”", stored.game)))?;
        let lines = stored.lines.iter().map(|line| line.input.as_str());
        Ok(Self {
            playing: game.load(&stored.options, lines, record::Seed(stored.secret))?,
            seats: stored.seats,
            owner: stored.owner,
            public: stored.public,
            closed: stored.closed,
            rematch: stored.rematch,
        })
    }

    /// What lists say about it.
    pub(super) fn status(&self) -> Status {
        let due = self.playing.due().iter().map(|seat| 1 << seat.index()).sum();
        Status { due, over: self.playing.is_over(), stage: self.playing.stage() }
    }

    /// The seats with who sits there.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &SeatRow)> {
        Seat::ALL.iter().copied().zip(&self.seats)
    }

    /// The seats that a guest plays.
    pub(crate) fn seats_of(&self, guest: Option<GuestId>) -> Vec<Seat> {
        let own = |row: &SeatRow| guest.is_some_and(|guest| row.occupant == Occupant::Guest(guest));
        self.seats().filter(|(_, row)| own(row)).map(|(seat, _)| seat).collect()
    }

    /// Lets somebody act for a seat, if he is who sits there. A bot whose seat was taken back while it
    /// thought is too late.
    pub(crate) fn admit(&self, actor: Actor, seat: Seat) -> Result<(), Problem> {
        let occupant = &self.seats.get(seat.index()).ok_or(Problem::NoSeat)?.occupant;
        match (actor, occupant) {
            (Actor::Guest(guest), Occupant::Guest(owner)) if guest == *owner => Ok(()),
            (Actor::Guest(_), _) => Err(Problem::NotYours),
            (Actor::Bot, Occupant::Bot(_) | Occupant::StandIn { .. }) => Ok(()),
            (Actor::Bot, Occupant::Guest(_) | Occupant::Open) => Err(Problem::Stale),
        }
    }

    /// The bot that is due, if one is.
    pub(super) fn bot_due(&self) -> Option<(Seat, Bot)> {
        if self.closed {
            return None;
        }
        self.playing.due().iter().find_map(|seat| match &self.seats.get(seat.index())?.occupant {
            Occupant::Bot(level) | Occupant::StandIn { level, .. } => Some((seat, level.parse().ok()?)),
            Occupant::Open | Occupant::Guest(_) => None,
        })
    }
}
