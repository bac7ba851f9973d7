//! The Miner card, §7.16: one more of a good other than coal that he produced in this turn, for a
//! worse mood, which is a price, R2; once a turn, R13.

use table::Log;

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Good, GoodSet, Worker, goods, mood};

pub(super) fn offer(state: &mut State) {
    let produced = state.current.produced.without(Good::Coal);
    if state.current.mover == Worker::Miner
        && state.has_worker_card(Worker::Miner)
        && !produced.is_empty()
        && mood::can_pay(state, Worker::Miner)
    {
        state.pending = Pending::Overtime(produced);
    }
}

pub(crate) fn legal(produced: GoodSet, actions: &mut Vec<Action>) {
    actions.extend(produced.iter().map(|good| Action::Overtime { good }));
    actions.push(Action::Decline);
}

pub(crate) fn choose(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    mood::change(state, Worker::Miner, -1, log);
    goods::produce(state, good, log);
}
