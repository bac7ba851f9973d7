//! What the game waits for. There is never more than one thing.

use table::Seat;

use crate::GoodSet;
use crate::deck::LakeCard;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Nothing: the game goes on by itself. No position that anybody sees is like that.
    Nothing,
    /// Nature draws.
    Draw(Draw),
    /// A worker and a destination, §4.1.
    Move,
    /// Where the disc goes, and how many come from the Administration card, §7.6, §7.11.
    Influence,
    /// Whether a card replaces the location, §7.1, §7.4, §7.8.
    Instead,
    /// A crystal for the Palace, §6.2.
    Donation,
    /// The Beerhouse's exchange of moods, §6.4.
    Round,
    /// The Warehouse's trades, §6.5; the number counts those that are left.
    Trade(u8),
    /// The Administration's disc of another player, §6.6.
    Transfer,
    /// Which good was found on the Spaceship, §6.7.
    Find,
    /// Which good the Cornfield gives, §7.3.
    Crop,
    /// How to fish, §6.10, §7.10.
    Fishing,
    /// Which of the Fisherman's two Lake cards counts, and whether to shuffle, §6.10. The first may be one
    /// of the discard, §7.10.
    Catch(LakeCard, LakeCard),
    /// One good of four for the export track, §7.7.
    Cargo,
    /// One more good of these, §7.16.
    Overtime(GoodSet),
    /// A crystal for the Palace out of turn, §7.17.
    Gift,
    /// Another worker to another place, §7.15.
    Errand,
    /// Who sits Lunch out, §7.9. The owner of the card decides, outside turns.
    Nap(Seat),
    /// A disc to a late riser, §7.12. The owner of the card decides, outside turns.
    LateRiser(Seat),
    /// Nothing any more.
    Over,
}

/// What nature draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A location for a block marker, §2.5.
    Block,
    /// A worker card for the next player, §2.6.
    WorkerCard,
    /// A location card for the next player, §2.6.
    LocationCard,
    /// The start player, §2.7.
    Start,
    /// The day's goal card, §10.3.
    Goal,
    /// The first Autom card of the day, §10.3.
    FirstAutomCard,
    /// The card that names Autom's worker, §10.5.
    AutomCard,
    /// A Spaceship card, §6.7.
    Spaceship,
    /// A Lake card, §6.10.
    Lake,
    /// The Fisherman's second Lake card beside his first, §6.10, §7.10.
    SecondLake(LakeCard),
}
