//! What a player can announce.

use table::{Seat, words};

use crate::deck::LakeCard;
use crate::{Good, Location, Worker, WorkerSet};

/// One thing a player announces at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lays an upright worker flat in another location, §4.1.
    Move {
        /// Who.
        worker: Worker,
        /// Where to.
        to: Location,
    },
    /// Uses the Shepherd where he is, §7.13.
    Stay,
    /// Says where this turn's disc goes, §7.6, §7.11, and how many discs from the Administration card
    /// join it on the portrait.
    Influence {
        /// Where the disc goes.
        disc: Disc,
        /// How many come from the card.
        released: u8,
    },
    /// Uses the special card that replaces the location, §7.1, §7.4, §7.8.
    Use,
    /// Does without what is offered.
    Decline,
    /// Gives a crystal to the Palace, §6.2, §7.17.
    Donate,
    /// Puts a crystal on a portrait, §7.2.
    Pledge {
        /// Whose.
        worker: Worker,
    },
    /// Spends a crystal at the Beerhouse, §6.4.
    Treat {
        /// Whose mood rises.
        raise: Worker,
        /// Whose mood falls.
        lower: Worker,
    },
    /// Discards a good for moods at the Warehouse, §6.5.
    Bribe {
        /// What is discarded.
        good: Good,
        /// Whose mood rises.
        raise: Worker,
        /// Whose mood falls.
        lower: Worker,
    },
    /// Discards a good for a crystal, §6.5.
    Sell {
        /// What is discarded.
        good: Good,
    },
    /// Spends a crystal for a good, §6.5.
    Buy {
        /// What is added.
        good: Good,
    },
    /// Moves a disc from one portrait to another, §6.6, §7.12.
    Shift {
        /// Whose disc.
        owner: Seat,
        /// Off which portrait.
        from: Worker,
        /// Onto which.
        to: Worker,
    },
    /// Chooses a good, §6.7, §7.3.
    Take {
        /// Which.
        good: Good,
    },
    /// Draws from the Lake deck as it is, §6.10.
    Fish,
    /// Shuffles all Lake cards and then draws, §6.10.
    ShuffleAndFish,
    /// Takes a Lake card from the discard, §7.10; the Fisherman then reveals another one beside it.
    Recall {
        /// Which.
        card: LakeCard,
    },
    /// Chooses one of the Fisherman's two Lake cards, §6.10.
    Catch {
        /// Which.
        card: LakeCard,
        /// What happens to the deck afterwards.
        then: Then,
    },
    /// Removes one of each good; this one goes on its export track, §7.7.
    Ship {
        /// Which.
        good: Good,
    },
    /// Produces one more of a kind, §7.16.
    Overtime {
        /// Which.
        good: Good,
    },
    /// Moves another worker, §7.15.
    Send {
        /// Who.
        worker: Worker,
        /// Where to.
        to: Location,
    },
    /// Lays up to two workers flat, §7.9.
    Nap {
        /// Who.
        workers: WorkerSet,
    },
}

const _: () = assert!(size_of::<Action>() <= 4);

words! {
    /// Where a turn's disc goes: on the worker's portrait as always, on the Administration card, §7.6,
    /// or back into the reserve, §7.11.
    pub enum Disc: "place for a disc" { Portrait = "portrait", Card = "card", Reserve = "reserve" }
}

/// What the Fisherman does with the Lake cards when both are discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// Leaves them.
    Leave,
    /// Shuffles all six.
    Shuffle,
}
