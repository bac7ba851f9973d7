//! A turn, §4, and the outline of the game round it.
//!
//! [`proceed`] goes from step to step in the rulebook's order until somebody has to decide.

use table::{Log, Seat};

use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::setup::Seating;
use crate::state::{CurrentTurn, State};
use crate::{
    Location, Worker, autom, cards, end_of_day, end_of_game, influence, locations, mood, moves, phases, setup,
};

/// Where in the outline of the game we are: what comes next when nothing is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// What set-up leaves to chance, §2.
    SetUp,
    /// In the solo game, goal card and Autom cards, §10.3.
    DayBegins,
    /// The naps of the Field kitchen card, §7.9.
    PhaseBegins,
    /// §4.1
    Move,
    /// §4.2
    Influence,
    /// The cards that replace a location, §7.1, §7.4, §7.8.
    Instead,
    /// §4.3
    Mood,
    /// §4.4
    Act,
    /// What cards add to the action, §7.7, §7.16.
    AfterAction,
    /// The Commissar's card, §7.17.
    Gift,
    /// The Fisherman's card, §7.15.
    Errand,
    /// The next turn or the end of the phase, §3.
    TurnEnds,
    /// Late risers, §3.1, and their card, §7.12.
    PhaseEnds,
    /// The next phase or the end of the day, §3.6.
    PhaseCloses,
    /// §8, and the next day or the end of the game, §9.
    DayEnds,
}

/// Goes on until somebody has to decide or the game is over.
pub(crate) fn proceed(state: &mut State, log: &mut impl Log<Event>) {
    while state.pending == Pending::Nothing {
        match state.step {
            Step::SetUp => setup::next_draw(state),
            Step::DayBegins => day_begins(state, log),
            Step::PhaseBegins => phases::begin(state, log),
            Step::Move => begin(state, log),
            Step::Influence => step(state, Step::Instead, |state| influence::step(state, log)),
            Step::Instead => step(state, Step::Mood, cards::offer_instead),
            Step::Mood => step(state, Step::Act, |state| mood::step(state, log)),
            Step::Act => step(state, Step::AfterAction, |state| act(state, log)),
            Step::AfterAction => step(state, Step::Gift, cards::offer_after_action),
            Step::Gift => step(state, Step::Errand, cards::commissar::offer),
            Step::Errand => step(state, Step::TurnEnds, cards::fisherman::offer),
            Step::TurnEnds => end(state),
            Step::PhaseEnds => step(state, Step::PhaseCloses, |state| phases::end(state, log)),
            Step::PhaseCloses => phases::close(state),
            Step::DayEnds => day_ends(state, log),
        }
    }
}

/// Does a step after naming the one that follows it.
#[inline]
fn step(state: &mut State, next: Step, act: impl FnOnce(&mut State)) {
    state.step = next;
    act(state);
}

/// §4.1: a player chooses; Autom's cards choose for it.
fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.step = Step::Influence;
    if !state.autom_moves() {
        match moves::forced(state) {
            Some((worker, to)) => move_worker(state, worker, to, log),
            None => state.pending = Pending::Move,
        }
    } else if state.phase == phases::Phase::Lunch {
        autom::lunch(state, log);
    } else {
        state.pending = Pending::Draw(Draw::AutomCard);
    }
}

/// Lays a worker flat in a location: the move of §4.1.
pub(crate) fn move_worker(state: &mut State, worker: Worker, to: Location, log: &mut impl Log<Event>) {
    let from = std::mem::replace(&mut state.at[worker], to);
    state.standing.remove(worker);
    state.current = CurrentTurn::of(worker);
    let seat = state.active;
    log.log(|| Event::Moved { seat, worker, from, to });
}

/// §4.4
fn act(state: &mut State, log: &mut impl Log<Event>) {
    if state.autom_moves() { autom::act(state, log) } else { locations::act(state, log) }
}

/// The next turn, or the end of the phase, §3.
fn end(state: &mut State) {
    state.turns += 1;
    if phases::is_over(state) {
        state.step = Step::PhaseEnds;
    } else {
        state.active = state.active.next(state.parties());
        state.step = Step::Move;
    }
}

/// §3, and in the solo game §10.3.
fn day_begins(state: &mut State, log: &mut impl Log<Event>) {
    state.step = Step::PhaseBegins;
    let day = state.day;
    log.log(|| Event::DayBegan { day });
    if state.seating == Seating::Solo {
        state.pending = Pending::Draw(Draw::Goal);
    }
}

/// §8, and after the second day §9.
fn day_ends(state: &mut State, log: &mut impl Log<Event>) {
    end_of_day::score(state, log);
    end_of_day::clear(state, log);
    if end_of_day::next_day(state) {
        state.step = Step::DayBegins;
    } else {
        end_of_game::score(state, log);
        state.pending = Pending::Over;
    }
}

/// Who opens a phase: the owner of the start marker, §3, or Autom, §10.5.
pub(crate) fn opener(state: &State) -> Seat {
    match state.seating {
        Seating::Solo => autom::Solo::AUTOM,
        Seating::Two | Seating::Three | Seating::Four => state.start.unwrap_or(Seat::One),
    }
}
