//! The moves of the first position and how they went.

use table::Game;

use crate::outcome::Sum;
use crate::tree::NodeId;

/// A move of the first position and what came of it.
pub(crate) struct Tried<G: Game> {
    pub(crate) action: G::Action,
    pub(crate) after: Option<NodeId>,
    pub(crate) visits: u64,
    /// The sum of the seat's rewards.
    pub(crate) reward: f64,
    /// How games with it came out.
    pub(crate) outcomes: Sum,
}

impl<G: Game> Tried<G> {
    pub(crate) fn new(action: G::Action, after: Option<NodeId>) -> Self {
        Self { action, after, visits: 0, reward: 0.0, outcomes: Sum::NONE }
    }

    pub(crate) fn mean(&self) -> f64 {
        if self.visits == 0 { f64::NEG_INFINITY } else { self.reward / self.visits as f64 }
    }
}
