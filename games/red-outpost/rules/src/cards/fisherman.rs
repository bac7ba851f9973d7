//! The Fisherman card, §7.15: after his turn another worker is moved, with nothing following, to a
//! place that is free and not blocked, R25. In the edition solo-print only a worker who is where he is,
//! §11.6.

use table::{Log, Word};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::phases::{self, Phase};
use crate::setup::Edition;
use crate::state::State;
use crate::{Location, LocationSet, Worker};

pub(crate) fn offer(state: &mut State) {
    if state.current.mover == Worker::Fisherman
        && state.has_worker_card(Worker::Fisherman)
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
    let free = targets(state);
    let others = Worker::ALL.iter().copied().filter(|&worker| worker != Worker::Fisherman);
    let reachable = others.filter(|&worker| match state.edition {
        Edition::Retail => true,
        Edition::SoloPrint => state.at[worker] == state.place(),
    });
    reachable.flat_map(move |worker| {
        free.without(state.at[worker]).iter().map(move |to| Action::Send { worker, to })
    })
}

/// What is free: a location that no phase opens for moves will do as well, but the Barracks are there in
/// the Evening only, and nobody is sent to the Field kitchen, so that there is always a move, R1.
fn targets(state: &State) -> LocationSet {
    let free = Location::workplaces().minus(phases::blocked(state)).minus(phases::occupied(state));
    match state.phase {
        Phase::Evening => free.with(Location::Barracks),
        Phase::Morning | Phase::Forenoon | Phase::Lunch | Phase::Afternoon => free,
    }
}

pub(crate) fn choose(state: &mut State, worker: Worker, to: Location, log: &mut impl Log<Event>) {
    let from = std::mem::replace(&mut state.at[worker], to);
    let seat = state.active;
    log.log(|| Event::Sent { seat, worker, from, to });
}
