//! The Fisherman card, §7.15: after his turn another worker is moved, with nothing following. Not at
//! Lunch, R1, and only to a place that is open and unblocked in this phase, R25. In the edition
//! solo-print only a worker who is where he is, §11.6.

use table::{Log, Word};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::phases::{self, Phase};
use crate::setup::Edition;
use crate::state::State;
use crate::{Location, Worker};

pub(crate) fn offer(state: &mut State) {
    if state.current.mover == Worker::Fisherman
        && state.has_worker_card(Worker::Fisherman)
        && state.phase != Phase::Lunch
        && errands(state).next().is_some()
    {
        state.pending = Pending::Errand;
    }
}

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(errands(state));
    actions.push(Action::Decline);
}

fn errands(state: &State) -> impl Iterator<Item = Action> {
    let free = phases::open(state).minus(phases::occupied(state));
    let others = Worker::ALL.iter().copied().filter(|&worker| worker != Worker::Fisherman);
    let reachable = others.filter(|&worker| match state.edition {
        Edition::Retail => true,
        Edition::SoloPrint => state.at[worker] == state.place(),
    });
    reachable.flat_map(move |worker| {
        free.without(state.at[worker]).iter().map(move |to| Action::Send { worker, to })
    })
}

pub(crate) fn choose(state: &mut State, worker: Worker, to: Location, log: &mut impl Log<Event>) {
    let from = std::mem::replace(&mut state.at[worker], to);
    let seat = state.active;
    log.log(|| Event::Sent { seat, worker, from, to });
}
