//! The Palace card, §7.2: the crystal may go on a portrait and count as influence. It is neither a
//! disc nor a donation, R10.

use table::{Log, Word};

use crate::Worker;
use crate::action::Action;
use crate::event::Event;
use crate::state::State;

pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.extend(Worker::ALL.iter().map(|&worker| Action::Pledge { worker }));
}

pub(crate) fn choose(state: &mut State, worker: Worker, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.players[seat].crystals -= 1;
    state.pledges[worker][seat] += 1;
    log.log(|| Event::Pledged { seat, worker });
}
