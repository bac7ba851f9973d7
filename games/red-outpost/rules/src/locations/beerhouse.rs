//! The Beerhouse, §6.4: everybody likes it but the Commissar, and a crystal buys a round.

use table::Log;

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Worker, goods, mood as moods};

pub(super) fn mood(worker: Worker) -> i8 {
    if worker == Worker::Commissar { -1 } else { 2 }
}

pub(super) fn act(state: &mut State) {
    if state.player().crystals > 0 {
        state.pending = Pending::Round;
    }
}

/// The mover may be either of the two, R5.
pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.extend(moods::exchanges().map(|(raise, lower)| Action::Treat { raise, lower }));
    actions.push(Action::Decline);
}

pub(crate) fn choose(state: &mut State, raise: Worker, lower: Worker, log: &mut impl Log<Event>) {
    goods::spend_crystal(state, log);
    moods::exchange(state, raise, lower, log);
}
