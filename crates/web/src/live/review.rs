//! What the analysis says of a game that is over, whichever game it is.

use std::collections::VecDeque;

use bots::{Limit, Mistake, Reviewer};
use record::{Entry, EntryOf};
use table::{Game, Seat, SetupOf};

use crate::face::Hosted;
use crate::limits::ReviewIterations;

/// The most iterations that a position gets; more would not say much more.
const MOST: u64 = 2_000;

/// How many moves are judged again: those that seem to have cost most.
const CONFIRMED: usize = 16;

/// The least, below which an answer says nothing.
const LEAST: u64 = 16;

/// What the analysis says of a game.
#[derive(Default)]
pub(crate) struct Review {
    /// Every party's chance to win at every stop of the game; those of a stop add up to 1.
    pub(crate) chances: Vec<Vec<f32>>,
    /// The mistakes, the costliest first. Their numbers are lines of the record.
    pub(crate) mistakes: Vec<Mistake<String>>,
}

/// A review that is being made, position by position.
pub(crate) trait Reviewing: Send {
    /// How many positions there are to judge, some of them twice.
    fn positions(&self) -> usize;
    /// Judges the next position, and in the end those moves again that seem to be mistakes. False if nothing is
    /// left to judge.
    fn judge(&mut self) -> bool;
    /// What has been found.
    fn review(self: Box<Self>) -> Review;
}

/// A review of one game that is being made. It stops where the timeline of the game does.
pub(super) struct GameReviewing<F: Hosted> {
    reviewer: Reviewer<F>,
    /// What is still to come, with the lines of the record.
    inputs: VecDeque<(u32, EntryOf<F::Game>)>,
    positions: usize,
    /// What a move gets that is judged again.
    confirmation: Limit,
    confirmed: usize,
    /// Whether every position was judged once.
    is_played: bool,
}

impl<F: Hosted> GameReviewing<F> {
    /// A review of the game with this set-up and these inputs, none of which was taken back. Its
    /// positions share the iterations.
    pub(super) fn new(
        setup: &SetupOf<F>,
        inputs: VecDeque<(u32, EntryOf<F::Game>)>,
        iterations: ReviewIterations,
    ) -> Self {
        let decisions = inputs.iter().filter(|(_, entry)| matches!(entry, Entry::Action(..))).count();
        let positions = decisions + 1;
        // As these are iterations and no time, a review says the same on every machine.
        let limit = Limit::Iterations((iterations.game / positions as u64).clamp(LEAST, MOST));
        let confirmation = Limit::Iterations(iterations.mistake.max(LEAST));
        Self {
            reviewer: Reviewer::new(setup, limit),
            inputs,
            positions,
            confirmation,
            confirmed: 0,
            is_played: false,
        }
    }
}

impl<F: Hosted> GameReviewing<F> {
    /// Whether a move is left to be judged again.
    fn has_suspects(&self) -> bool {
        self.reviewer.suspects() > 0 && self.confirmed < CONFIRMED
    }
}

impl<F: Hosted> Reviewing for GameReviewing<F> {
    fn positions(&self) -> usize {
        self.positions + (self.confirmed + self.reviewer.suspects()).min(CONFIRMED)
    }

    fn judge(&mut self) -> bool {
        if self.is_played {
            self.reviewer.confirm(self.confirmation);
            self.confirmed += 1;
            return self.has_suspects();
        }
        while let Some((line, draw)) =
            self.inputs.pop_front_if(|(_, entry)| matches!(entry, Entry::Chance(_)))
        {
            self.reviewer.enter(line, draw);
        }
        self.reviewer.judge();
        let next = self.inputs.pop_front();
        if let Some((line, action)) = next {
            self.reviewer.enter(line, action);
        }
        self.is_played = next.is_none();
        !self.is_played || self.has_suspects()
    }

    fn review(self: Box<Self>) -> Review {
        let parties = F::Game::parties(self.reviewer.state());
        let review = self.reviewer.finish_confirmed();
        let chances =
            |outcome: &search::Outcome| Seat::first(parties).map(|seat| outcome.win[seat]).collect();
        Review {
            chances: review.curve.iter().map(chances).collect(),
            mistakes: review.mistakes.iter().map(Mistake::written).collect(),
        }
    }
}
