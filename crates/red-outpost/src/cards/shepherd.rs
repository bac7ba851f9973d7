//! The Shepherd card, §7.13: he may stay and use the location where he is. Staying is not moving, so
//! it does not matter what the phase opens, R12; a block does, and so does a companion. In the edition
//! solo-print only the block does, §11.4.

use table::{Log, Word};

use crate::event::Event;
use crate::phases;
use crate::setup::Edition;
use crate::state::{CurrentTurn, State};
use crate::{Location, Worker};

pub(crate) fn may_stay(state: &State) -> bool {
    let place = state.at[Worker::Shepherd];
    state.has_worker_card(Worker::Shepherd)
        && !phases::blocked(state).has(place)
        && match state.edition {
            Edition::Retail => place.is_roomy() || !has_company(state, place),
            Edition::SoloPrint => true,
        }
}

fn has_company(state: &State, place: Location) -> bool {
    Worker::ALL.iter().any(|&worker| worker != Worker::Shepherd && state.at[worker] == place)
}

pub(crate) fn choose(state: &mut State, log: &mut impl Log<Event>) {
    state.standing.remove(Worker::Shepherd);
    state.current = CurrentTurn::of(Worker::Shepherd);
    let (seat, at) = (state.active, state.place());
    log.log(|| Event::Stayed { seat, at });
}
