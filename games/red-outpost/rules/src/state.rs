//! The position: plain, small data, and the few ways in which it is read everywhere.

use table::{PerSeat, Seat};

use crate::autom::Solo;
use crate::deck::{LakeDeck, SpaceshipDeck};
use crate::pending::Pending;
use crate::phases::Phase;
use crate::setup::{Cards, Edition, Seating};
use crate::turn::Step;
use crate::values::Values;
use crate::{GoodSet, Location, LocationSet, PerGood, PerWorker, Worker, WorkerSet};

/// A position of the game.
///
/// It holds nothing that the table does not see: shuffled decks are bags of what is left.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) values: &'static Values,
    pub(crate) seating: Seating,
    pub(crate) cards: Cards,
    pub(crate) edition: Edition,
    pub(crate) pending: Pending,
    pub(crate) step: Step,
    pub(crate) day: Day,
    pub(crate) phase: Phase,
    /// Who has the start marker, once that is settled. The solo game has none, §10.2.
    pub(crate) start: Option<Seat>,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Turns taken in this phase.
    pub(crate) turns: u8,
    pub(crate) current: CurrentTurn,
    pub(crate) blocked_mornings: LocationSet,
    pub(crate) blocked_evenings: LocationSet,
    pub(crate) standing: WorkerSet,
    pub(crate) at: PerWorker<Location>,
    pub(crate) mood: PerWorker<i8>,
    /// Discs on portraits.
    pub(crate) discs: PerWorker<PerSeat<u8>>,
    /// Crystals on portraits, §7.2.
    pub(crate) pledges: PerWorker<PerSeat<u8>>,
    pub(crate) players: PerSeat<Player>,
    /// Crystals in the supply.
    pub(crate) crystals: u8,
    /// Cubes in the supply.
    pub(crate) supply: PerGood<u8>,
    pub(crate) warehouse: PerGood<u8>,
    /// Cubes on the export tracks.
    pub(crate) exported: PerGood<u8>,
    pub(crate) spaceship: SpaceshipDeck,
    pub(crate) lake: LakeDeck,
    pub(crate) solo: Solo,
}

const _: () = assert!(size_of::<State>() <= 512, "a search copies positions all the time");

/// What a player owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// Victory points.
    pub vp: i16,
    /// The field of the production wheel, counted from the start field.
    pub wheel: u8,
    /// Crystals held.
    pub crystals: u8,
    /// Crystals given to the Palace, §6.2.
    pub donated: u8,
    /// Influence discs not in use.
    pub reserve: u8,
    /// Influence discs on the Administration card, §7.6.
    pub held: u8,
    /// The special card of a location, §2.6.
    pub location_card: Option<Location>,
    /// The special card of a worker, §2.6.
    pub worker_card: Option<Worker>,
}

/// One of the two days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Day {
    /// The first.
    One,
    /// The last.
    Two,
}

/// What has to be remembered until a turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CurrentTurn {
    /// The worker who was moved.
    pub mover: Worker,
    /// What he has produced, §7.16.
    pub produced: GoodSet,
    /// Whether the disc was kept back at the Labour camp, §7.11.
    pub withheld: bool,
    /// How the Fisherman began to fish, §6.10.
    pub fishing: Fishing,
}

/// How the Fisherman begins to fish, §6.10.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fishing {
    /// Both cards come from the deck as it is.
    Plain,
    /// All cards were shuffled before.
    Shuffled,
    /// The first card is one of the discard, §7.10.
    Recalled,
}

impl CurrentTurn {
    pub(crate) fn of(mover: Worker) -> Self {
        Self { mover, produced: GoodSet::EMPTY, withheld: false, fishing: Fishing::Plain }
    }
}

impl State {
    /// How many parties there are: players, or you and Autom.
    #[inline]
    pub(crate) fn parties(&self) -> usize {
        self.seating.parties()
    }

    /// Whether a turn of Autom's is under way.
    #[inline]
    pub(crate) fn autom_moves(&self) -> bool {
        self.seating == Seating::Solo && self.active == Solo::AUTOM
    }

    /// Where the worker of this turn is.
    #[inline]
    pub(crate) fn place(&self) -> Location {
        self.at[self.current.mover]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn player(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// Whether the player whose turn it is has the card of this location.
    #[inline]
    pub(crate) fn has_location_card(&self, location: Location) -> bool {
        self.players[self.active].location_card == Some(location)
    }

    /// Whether the player whose turn it is has the card of this worker.
    #[inline]
    pub(crate) fn has_worker_card(&self, worker: Worker) -> bool {
        self.players[self.active].worker_card == Some(worker)
    }

    /// Who has the card of this location.
    pub(crate) fn owner_of(&self, location: Location) -> Option<Seat> {
        Seat::first(self.parties()).find(|&seat| self.players[seat].location_card == Some(location))
    }
}
