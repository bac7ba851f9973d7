//! The Commissar card, §7.17: in her turn a crystal for the Palace beside the location's action.

use table::Log;

use crate::Worker;
use crate::action::Action;
use crate::event::Event;
use crate::goods;
use crate::pending::Pending;
use crate::state::State;

pub(crate) fn offer(state: &mut State) {
    if state.current.mover == Worker::Commissar
        && state.has_worker_card(Worker::Commissar)
        && state.player().crystals > 0
    {
        state.pending = Pending::Gift;
    }
}

pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.extend([Action::Donate, Action::Decline]);
}

pub(crate) fn choose(state: &mut State, log: &mut impl Log<Event>) {
    goods::donate(state, log);
}
