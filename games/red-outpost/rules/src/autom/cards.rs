//! The cards of the solo game, §10.1: goal cards, §10.4, and Autom cards, §10.5.

use table::{Rng, words};

use crate::event::Goal;
use crate::{Good, GoodSet, Location, PerGood, Worker, WorkerSet};

/// The goal cards in the box.
pub const GOAL_CARDS: usize = 12;
/// The Autom cards in the box.
pub const AUTOM_CARDS: usize = 18;

/// The goals of a day and what Autom prefers on it, §10.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalCard {
    /// The three portraits that get a second disc, §10.3.
    pub extra_discs: WorkerSet,
    /// Who must carry no Autom disc in the end.
    pub free: WorkerSet,
    /// Who must be in a high mood in the end.
    pub happy: WorkerSet,
    /// What must be exported.
    pub goods: GoodSet,
    /// What a missed goal costs.
    pub penalty: u8,
    /// Which good Autom takes from the Warehouse first.
    pub warehouse: [Good; 4],
    /// Whom Autom moves first.
    pub workers: [Worker; 6],
    /// Which good Autom takes from the Spaceship first.
    pub spaceship: [Good; 4],
    /// Which way round the board Autom looks for a place.
    pub direction: Direction,
    /// What an export pays today.
    pub exports: PerGood<u8>,
}

words! {
    /// A way round the board.
    pub enum Direction: "direction" { Clockwise = "clockwise", CounterClockwise = "counter-clockwise" }
}

/// A worker, and three destinations for the turn after, §10.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomCard {
    /// Who is moved when the card is turned up.
    pub worker: Worker,
    /// Where the next worker goes, from the top.
    pub locations: [Location; 3],
}

/// Some cards of a numbered deck, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSet(u32);

impl GoalCard {
    /// The goals of the card, §10.4.
    pub fn goals(&self) -> impl Iterator<Item = Goal> {
        let workers = self.free.iter().map(Goal::Free).chain(self.happy.iter().map(Goal::Happy));
        workers.chain(self.goods.iter().map(Goal::Export))
    }
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Whether the card is in.
    pub fn has(self, card: u8) -> bool {
        self.0 & (1 << card) != 0
    }

    /// Puts a card in.
    pub(crate) fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// The other cards of a deck of so many.
    pub(crate) fn rest(self, deck: usize) -> impl Iterator<Item = u8> {
        (0..deck as u8).filter(move |&card| !self.has(card))
    }

    /// One of the other cards of a deck of so many, each as likely as every other.
    pub(crate) fn pick_rest(self, deck: usize, rng: &mut impl Rng) -> u8 {
        let rest = deck as u32 - self.0.count_ones();
        let nth = rng.below(rest) as usize;
        self.rest(deck).nth(nth).expect("below() stays below the rest")
    }
}
