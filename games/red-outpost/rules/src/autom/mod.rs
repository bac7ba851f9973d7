//! The solo game against Autom, §10.
//!
//! Autom takes no decisions: its cards and the goal card of the day decide for it, so it has points,
//! a wheel and discs, but no seat that is ever due. Nature turns its cards up.

mod cards;
mod day;
mod locations;
mod lunch;
mod turn;
mod you;

pub use cards::{AUTOM_CARDS, AutomCard, CardSet, Direction, GOAL_CARDS, GoalCard};
pub(crate) use day::{draw_goal, is_met, leaders, penalty, score_day, turn_first_card};
pub(crate) use locations::{act, find};
pub(crate) use lunch::lunch;
pub(crate) use turn::{destination, move_by_card};
pub(crate) use you::{export, take_disc};

use table::Seat;

use crate::GoodSet;
use crate::setup::Difficulty;
use crate::state::State;

/// What the solo game adds to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Solo {
    pub(crate) difficulty: Difficulty,
    /// The goal card of the day.
    pub(crate) goal: Option<u8>,
    /// The goal cards that were in play.
    pub(crate) goals_drawn: CardSet,
    /// The Autom card that names the next destination.
    pub(crate) face_up: Option<u8>,
    /// The Autom cards turned up today.
    pub(crate) cards_turned: CardSet,
    /// The wanted goods that lie on the goal card.
    pub(crate) delivered: GoodSet,
}

impl Solo {
    /// The player's place.
    pub(crate) const YOU: Seat = Seat::One;
    /// Autom's place. It is never due.
    pub(crate) const AUTOM: Seat = Seat::Two;

    pub(crate) fn new(difficulty: Difficulty) -> Self {
        Self {
            difficulty,
            goal: None,
            goals_drawn: CardSet::EMPTY,
            face_up: None,
            cards_turned: CardSet::EMPTY,
            delivered: GoodSet::EMPTY,
        }
    }
}

/// The goal card of the day.
fn goal(state: &State) -> &'static GoalCard {
    let goal = state.solo.goal.expect("a solo day begins with its goal card");
    &state.values.goals[usize::from(goal)]
}
