//! The borders of a solo day: before it, §10.3, and its end, §10.9.

use table::{Log, SeatSet, Word};

use super::{CardSet, GoalCard, Solo, goal};
use crate::event::{Event, Goal, Source};
use crate::pending::{Draw, Pending};
use crate::setup::Difficulty;
use crate::state::State;
use crate::{GoodSet, Worker, score};

/// From this mood on a worker counts as happy, §10.4.
const HAPPY: i8 = 3;

/// Nature has drawn the goal card: Autom's discs go on the portraits, §10.3.
pub(crate) fn draw_goal(state: &mut State, card: u8, log: &mut impl Log<Event>) {
    state.solo.goal = Some(card);
    state.solo.goals_drawn.insert(card);
    state.solo.cards_turned = CardSet::EMPTY;
    state.solo.face_up = None;
    log.log(|| Event::GoalDrawn { goal: card });
    let extra = goal(state).extra_discs;
    for &worker in Worker::ALL {
        let discs = if extra.has(worker) { 2 } else { 1 };
        state.discs[worker][Solo::AUTOM] += discs;
        state.players[Solo::AUTOM].reserve -= discs;
    }
    state.pending = Pending::Draw(Draw::FirstAutomCard);
}

/// Nature has turned up the day's first Autom card, §10.3.
pub(crate) fn turn_first_card(state: &mut State, card: u8, log: &mut impl Log<Event>) {
    super::turn::turn_up(state, card, log);
}

/// §10.9: moods of workers without discs for you, discs for Autom, missed goals; the goal card and
/// its cubes go.
pub(crate) fn score_day(state: &mut State, log: &mut impl Log<Event>) {
    for &worker in Worker::ALL {
        if !leaders(state, worker).is_empty() {
            let mood = state.mood[worker];
            log.log(|| Event::MoodCounted { worker, mood });
            score::score(state, Solo::YOU, i16::from(mood), Source::Moods, log);
        }
    }
    let discs: u8 = Worker::ALL.iter().map(|&worker| state.discs[worker][Solo::AUTOM]).sum();
    score::score(state, Solo::AUTOM, i16::from(discs), Source::AutomDiscs, log);
    score_goals(state, log);
    for good in state.solo.delivered.iter() {
        state.supply[good] += 1;
    }
    state.solo.delivered = GoodSet::EMPTY;
    state.solo.goal = None;
    state.solo.face_up = None;
}

/// Who scores a worker's mood: you, where Autom has no disc, be it negative, R33.
pub(crate) fn leaders(state: &State, worker: Worker) -> SeatSet {
    if state.discs[worker][Solo::AUTOM] == 0 { SeatSet::EMPTY.with(Solo::YOU) } else { SeatSet::EMPTY }
}

/// Every missed goal costs, one after the other, R27.
fn score_goals(state: &mut State, log: &mut impl Log<Event>) {
    let card = goal(state);
    for goal in card.goals() {
        if !is_met(state, goal) {
            log.log(|| Event::GoalMissed { goal });
            score::score(state, Solo::YOU, -penalty(card, state.solo.difficulty), Source::Goals, log);
        }
    }
}

/// Whether a goal is met as things stand, §10.4.
pub(crate) fn is_met(state: &State, goal: Goal) -> bool {
    match goal {
        Goal::Free(worker) => state.discs[worker][Solo::AUTOM] == 0,
        Goal::Happy(worker) => state.mood[worker] >= HAPPY,
        Goal::Export(good) => state.solo.delivered.has(good),
    }
}

/// What a missed goal costs: the difficulty moves the printed penalty by one, §10.11.
pub(crate) fn penalty(card: &GoalCard, difficulty: Difficulty) -> i16 {
    i16::from(card.penalty)
        + match difficulty {
            Difficulty::Easy => -1,
            Difficulty::Normal => 0,
            Difficulty::Hard => 1,
        }
}
