//! The Farmer card, §7.14: she may go where somebody is. In the edition solo-print only where
//! everybody lies flat, §11.5.

use crate::phases;
use crate::setup::Edition;
use crate::state::State;
use crate::{LocationSet, Worker};

pub(crate) fn destinations(state: &State) -> LocationSet {
    phases::open(state).minus(match state.edition {
        Edition::Retail => LocationSet::EMPTY,
        Edition::SoloPrint => guarded(state),
    })
}

/// The locations with somebody else who stands, where that matters.
fn guarded(state: &State) -> LocationSet {
    let others = state.standing.without(Worker::Farmer);
    others.iter().map(|worker| state.at[worker]).filter(|place| !place.is_roomy()).collect()
}
