//! What the analysis says of a game that is over: everybody's chances all the way, and what moves cost.
//!
//! Every position is judged by what those knew who were due in it.

use std::collections::VecDeque;

use bots::{Analysis, Limit, analyse, cost};
use record::{Entry, EntryOf};
use table::Seat;

use crate::games::Hosted;

/// The most iterations that a position gets; more would not say much more.
const MOST: u64 = 2_000;

/// The least, below which an answer says nothing.
const LEAST: u64 = 16;

/// A move is dear if it cost at least this part of the chance to win.
pub(crate) const DEAR: f32 = 0.03;

/// What the analysis says of a game.
#[derive(Default)]
pub(crate) struct Review {
    /// Every party's chance to win at every stop of the game; those of a stop add up to 1.
    pub(crate) chances: Vec<Vec<f32>>,
    /// The dear moves, the dearest first.
    pub(crate) dear: Vec<Dear>,
}

/// A move that cost something.
pub(crate) struct Dear {
    /// The line of the record.
    pub(crate) line: u32,
    pub(crate) seat: Seat,
    /// What was done, as records write it.
    pub(crate) played: String,
    /// What seems best, as records write it.
    pub(crate) better: String,
    /// The chance to win with what was done.
    pub(crate) chance: f32,
    /// The chance to win with what seems best.
    pub(crate) best_chance: f32,
}

impl Dear {
    /// The part of the chance to win that was given away.
    pub(crate) fn lost(&self) -> f32 {
        self.best_chance - self.chance
    }
}

/// A review that is being made, position by position.
pub(crate) trait Reviewing: Send {
    /// How many positions there are to judge.
    fn positions(&self) -> usize;
    /// Judges the next position. False if it was the last one.
    fn judge(&mut self) -> bool;
    /// What has been found.
    fn review(self: Box<Self>) -> Review;
}

/// A review of a game `G` that is being made.
pub(super) struct Reviewer<G: Hosted> {
    /// The position that was reached.
    state: G::State,
    /// What is still to come, with the lines of the record.
    inputs: VecDeque<(u32, EntryOf<G>)>,
    positions: usize,
    /// For each position. As these are iterations and no time, a review says the same on every machine.
    limit: Limit,
    review: Review,
}

impl<G: Hosted> Reviewer<G> {
    /// A review of the game with this set-up and these inputs, none of which was taken back. Its
    /// positions share the iterations.
    pub(super) fn new(setup: &G::Setup, inputs: VecDeque<(u32, EntryOf<G>)>, iterations: u64) -> Self {
        let decisions = inputs.iter().filter(|(_, entry)| matches!(entry, Entry::Action(..))).count();
        let positions = decisions + 1;
        let limit = Limit::Iterations((iterations / positions as u64).clamp(LEAST, MOST));
        Self { state: G::start(setup), inputs, positions, limit, review: Review::default() }
    }

    /// The seed for the position at hand. The searches of an analysis take a few seeds from there on,
    /// so positions keep a distance.
    fn seed(&self) -> u64 {
        self.review.chances.len() as u64 * 64
    }

    fn weigh(&mut self, analysis: &Analysis<G>, line: u32, seat: Seat, action: G::Action) {
        let Some(decision) = analysis.decisions.iter().find(|decision| decision.seat == seat) else { return };
        let cost = cost(&self.state, decision, action, self.limit, self.seed());
        if cost.lost() >= DEAR && cost.best != action {
            self.review.dear.push(Dear {
                line,
                seat,
                played: action.to_string(),
                better: cost.best.to_string(),
                chance: cost.chance,
                best_chance: cost.best_chance,
            });
        }
    }
}

impl<G: Hosted> Reviewing for Reviewer<G> {
    fn positions(&self) -> usize {
        self.positions
    }

    fn judge(&mut self) -> bool {
        while let Some((_, Entry::Chance(chance))) = self.inputs.front() {
            G::resolve(&mut self.state, *chance, &mut ());
            self.inputs.pop_front();
        }
        let analysis = analyse::<G>(&self.state, self.limit, self.seed());
        let parties = Seat::first(G::parties(&self.state));
        let next = self.inputs.pop_front();
        if let Some((line, Entry::Action(seat, action))) = next {
            self.weigh(&analysis, line, seat, action);
            G::apply(&mut self.state, seat, action, &mut ());
        }
        self.review.chances.push(parties.map(|seat| analysis.outcome.win[seat]).collect());
        next.is_some()
    }

    fn review(self: Box<Self>) -> Review {
        let mut review = self.review;
        review.dear.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        review
    }
}
