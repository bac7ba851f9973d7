//! The Pasture card, §7.1: a rest instead of the whole Pasture, mood step included (R9).

use table::Log;

use crate::event::Event;
use crate::mood;
use crate::state::State;
use crate::turn::Step;

pub(super) fn choose(state: &mut State, log: &mut impl Log<Event>) {
    mood::change(state, state.current.mover, 2, log);
    state.step = Step::AfterAction;
}
