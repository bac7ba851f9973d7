//! Moving a worker, §4.1: an upright one, to another location that is open now and holds nobody.

use crate::action::Action;
use crate::cards::{bureaucrat, farmer, shepherd};
use crate::phases::{self, Phase};
use crate::state::State;
use crate::{Location, LocationSet, Worker};

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    let open = phases::open(state);
    let occupied = phases::occupied(state);
    for worker in state.standing.iter() {
        if worker == Worker::Shepherd && shepherd::may_stay(state) {
            actions.push(Action::Stay);
        }
        let destinations = with_card(state, worker).unwrap_or(open.minus(occupied));
        for to in destinations.without(state.at[worker]).iter() {
            actions.push(Action::Move { worker, to });
        }
    }
}

/// The only move there is, if there is but one: nobody is asked then, §14. That needs a Lunch at
/// which all others lie flat.
pub(crate) fn forced(state: &State) -> Option<(Worker, Location)> {
    let worker = (state.standing.len() == 1).then(|| state.standing.iter().next())??;
    let alone = state.phase == Phase::Lunch && !(worker == Worker::Shepherd && shepherd::may_stay(state));
    alone.then_some((worker, Location::FieldKitchen))
}

/// Where the worker's card lets him go, if it widens his choice and the player has it.
#[inline]
fn with_card(state: &State, worker: Worker) -> Option<LocationSet> {
    if !state.has_worker_card(worker) {
        return None;
    }
    match worker {
        Worker::Farmer => Some(farmer::destinations(state)),
        Worker::Bureaucrat => Some(bureaucrat::destinations(state)),
        Worker::Shepherd | Worker::Fisherman | Worker::Miner | Worker::Commissar => None,
    }
}
