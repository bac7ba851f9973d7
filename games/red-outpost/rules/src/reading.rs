//! What can be read off a position at once, for those who judge thousands of them and need no view.

use table::{PerSeat, Seat};

use crate::autom::{GoalCard, penalty};
use crate::pending::Pending;
use crate::phases::Phase;
use crate::setup::Seating;
use crate::state::{Day, Player, State};
use crate::values::Values;
use crate::{GoodSet, Location, PerGood, PerWorker, WorkerSet};

impl State {
    /// The box.
    #[inline]
    pub fn values(&self) -> &'static Values {
        self.values
    }

    /// How many play.
    #[inline]
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// What the game waits for.
    #[inline]
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// The day.
    #[inline]
    pub fn day(&self) -> Day {
        self.day
    }

    /// The phase.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who stands upright.
    #[inline]
    pub fn standing(&self) -> WorkerSet {
        self.standing
    }

    /// Where the workers are.
    #[inline]
    pub fn at(&self) -> &PerWorker<Location> {
        &self.at
    }

    /// The workers' moods.
    #[inline]
    pub fn mood(&self) -> &PerWorker<i8> {
        &self.mood
    }

    /// The discs on the portraits.
    #[inline]
    pub fn discs(&self) -> &PerWorker<PerSeat<u8>> {
        &self.discs
    }

    /// The crystals on the portraits, §7.2.
    #[inline]
    pub fn pledges(&self) -> &PerWorker<PerSeat<u8>> {
        &self.pledges
    }

    /// What the players own.
    #[inline]
    pub fn players(&self) -> &PerSeat<Player> {
        &self.players
    }

    /// The cubes in the Warehouse.
    #[inline]
    pub fn warehouse(&self) -> &PerGood<u8> {
        &self.warehouse
    }

    /// The cubes on the export tracks.
    #[inline]
    pub fn exported(&self) -> &PerGood<u8> {
        &self.exported
    }

    /// The goal card of the day and what a missed goal costs, in the solo game, §10.4.
    #[inline]
    pub fn goal(&self) -> Option<(&'static GoalCard, i16)> {
        let card = &self.values.goals[usize::from(self.solo.goal?)];
        Some((card, penalty(card, self.solo.difficulty)))
    }

    /// The wanted goods that lie on the goal card, §10.9.
    #[inline]
    pub fn delivered(&self) -> GoodSet {
        self.solo.delivered
    }
}
