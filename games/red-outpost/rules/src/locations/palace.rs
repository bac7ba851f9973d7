//! The Palace of the Soviets, §6.2: visitors cheer the Commissar up, and crystals can be donated.

use table::Log;

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Location, Worker, cards, goods, mood as moods};

pub(super) fn mood(worker: Worker) -> i8 {
    if worker == Worker::Commissar { 0 } else { 1 }
}

pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) {
    welcome(state, log);
    if state.player().crystals > 0 {
        state.pending = Pending::Donation;
    }
}

/// The Commissar is glad of every other visitor.
pub(crate) fn welcome(state: &mut State, log: &mut impl Log<Event>) {
    if state.current.mover != Worker::Commissar {
        moods::change(state, Worker::Commissar, 1, log);
    }
}

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.push(Action::Donate);
    if state.has_location_card(Location::Palace) {
        cards::palace::legal(actions);
    }
    actions.push(Action::Decline);
}

pub(crate) fn choose(state: &mut State, log: &mut impl Log<Event>) {
    goods::donate(state, log);
}
