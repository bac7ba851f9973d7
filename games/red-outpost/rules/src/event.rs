//! What happens. Every change of a position is heard, and a change is told as it was applied: a mood
//! step past the end of the track is no event, and points that could not be lost are not counted.

use table::{Seat, words};

use crate::cards::Card;
use crate::deck::{LakeCard, SpaceshipCard};
use crate::phases::Phase;
use crate::state::Day;
use crate::{Good, Location, Worker};

/// One thing that happened. A `seat` is a player, or Autom's place beside the solo player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of an event are named as the actions' are")]
pub enum Event {
    /// A block marker was laid, §2.5.
    Blocked { phase: Phase, location: Location },
    /// A special card was dealt, §2.6.
    Dealt { seat: Seat, card: Card },
    /// The start player was drawn, §2.7.
    Started { seat: Seat },
    /// A day began, §3.
    DayBegan { day: Day },
    /// A phase began, §3; all workers stand.
    PhaseBegan { phase: Phase },
    /// A goal card was laid out and Autom's discs with it, §10.3. Cards count from 0.
    GoalDrawn { goal: u8 },
    /// An Autom card was turned up, §10.3, §10.5. Cards count from 0.
    AutomCardTurned { card: u8 },
    /// A worker was moved, §4.1.
    Moved { seat: Seat, worker: Worker, from: Location, to: Location },
    /// The Shepherd was used where he was, §7.13.
    Stayed { seat: Seat, at: Location },
    /// A disc was put on a portrait, §4.2.
    Influenced { seat: Seat, worker: Worker },
    /// A disc was put on the Administration card, §7.6.
    DiscHeld { seat: Seat },
    /// Discs went from the Administration card to a portrait, §7.6.
    DiscsReleased { seat: Seat, worker: Worker, count: u8 },
    /// A disc stayed in the reserve, §7.11.
    DiscWithheld { seat: Seat },
    /// One of Autom's discs was taken off a portrait, §10.8.
    DiscRemoved { worker: Worker },
    /// A disc went from one portrait to another, §6.6, §7.12.
    DiscShifted { seat: Seat, owner: Seat, from: Worker, to: Worker },
    /// A mood changed, §4.3.
    MoodChanged { worker: Worker, by: i8 },
    /// A special card replaced the rule, §7.
    CardUsed { seat: Seat, card: Card },
    /// A good was produced, §5.1.
    Produced { seat: Seat, good: Good },
    /// A good came to the Warehouse, but not by production, §5.2.
    Received { seat: Seat, good: Good },
    /// A good went from the Warehouse to the supply.
    Discarded { seat: Seat, good: Good },
    /// The wheel was turned without producing, §7.8.
    WheelTurned { seat: Seat, by: u8 },
    /// Goods were exported, §5.3.
    Exported { seat: Seat, good: Good },
    /// An export went on the goal card, §10.8.
    Delivered { good: Good },
    /// Crystals came from the supply.
    CrystalsGained { seat: Seat, count: u8 },
    /// A crystal went to the supply.
    CrystalSpent { seat: Seat },
    /// A crystal was given to the Palace, §6.2.
    Donated { seat: Seat },
    /// A crystal was put on a portrait, §7.2.
    Pledged { seat: Seat, worker: Worker },
    /// A Spaceship card was revealed, §6.7.
    SpaceshipRevealed { card: SpaceshipCard },
    /// The Spaceship cards were shuffled, R6.
    SpaceshipShuffled,
    /// A Lake card was revealed, §6.10.
    LakeRevealed { card: LakeCard },
    /// A Lake card of the discard was named as the first of the Fisherman's two, §7.10.
    LakeRecalled { seat: Seat, card: LakeCard },
    /// A Lake card was chosen, of two or from the discard, §6.10, §7.10.
    LakeChosen { seat: Seat, card: LakeCard },
    /// Lake cards were shuffled, §6.10.
    LakeShuffled,
    /// A worker was moved by the Fisherman's card, §7.15.
    Sent { seat: Seat, worker: Worker, from: Location, to: Location },
    /// A worker was laid flat for Lunch, §7.9.
    Napped { seat: Seat, worker: Worker },
    /// A worker's mood is counted for those who lead on his portrait, §8.1, §10.9; what they score is
    /// told separately.
    MoodCounted { worker: Worker, mood: i8 },
    /// Points were won or lost.
    Scored { seat: Seat, by: i16, source: Source },
    /// A goal was missed, §10.9; what it cost is told separately.
    GoalMissed { goal: Goal },
    /// A day ended, §8.
    DayEnded { day: Day },
    /// The game ended, §9.
    GameEnded,
}

words! {
    /// What points were for.
    pub enum Source: "source of points" {
        Exports = "exports",
        Wheel = "wheel",
        Moods = "moods",
        Palace = "palace",
        Crystals = "crystals",
        AutomCrystals = "autom-crystals",
        AutomDiscs = "autom-discs",
        Goals = "goals",
    }
}

/// One goal of a goal card, §10.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// No Autom disc on this worker's portrait.
    Free(Worker),
    /// This worker's mood high.
    Happy(Worker),
    /// This good exported.
    Export(Good),
}
