//! The Cornfield card, §7.3: any good instead of grain.

use table::{Log, Word};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Good, goods};

pub(crate) fn offer(state: &mut State) {
    state.pending = Pending::Crop;
}

pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.extend(Good::ALL.iter().map(|&good| Action::Take { good }));
}

pub(crate) fn choose(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    goods::produce(state, good, log);
}
