//! What a search found.

use table::Game;

use crate::outcome::Outcome;

/// What a search found.
pub struct Verdict<G: Game> {
    /// The moves that were looked at, the best first.
    pub candidates: Vec<Candidate<G>>,
    /// How many games were played in mind.
    pub iterations: u64,
}

/// A move and what came of it.
pub struct Candidate<G: Game> {
    /// The move.
    pub action: G::Action,
    /// How often it was tried.
    pub visits: u64,
    /// What it is worth to the seat, from 0 to 1.
    pub value: f64,
    /// How games with it came out on average.
    pub outcome: Outcome,
}

impl<G: Game> Verdict<G> {
    /// The best move.
    ///
    /// # Panics
    /// Never: a search that has no time at all still names a move.
    pub fn best(&self) -> &Candidate<G> {
        &self.candidates[0]
    }
}
