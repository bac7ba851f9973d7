//! The Shepherd card, §7.13: he may stay and use the location where he is. Staying is not moving, so
//! it does not matter where the phase lets workers go; but the Barracks can be used in the Evening only,
//! and the Field kitchen, where he cannot be when Lunch begins, never, R12. A block keeps him from it, and
//! so does a companion; in the edition solo-print only the block, §11.4.

use table::{Log, Word};

use crate::event::Event;
use crate::phases::{self, Phase};
use crate::setup::Edition;
use crate::state::{CurrentTurn, State};
use crate::{Location, Worker};

#[inline]
pub(crate) fn may_stay(state: &State) -> bool {
    state.has_worker_card(Worker::Shepherd) && is_usable(state, state.at[Worker::Shepherd])
}

/// Whether he can use the location where he is.
fn is_usable(state: &State, place: Location) -> bool {
    is_available(state, place)
        && !phases::blocked(state).has(place)
        && match state.edition {
            Edition::Retail => place.is_roomy() || !has_company(state, place),
            Edition::SoloPrint => true,
        }
}

/// Whether the location can be used in this phase at all, R12.
fn is_available(state: &State, place: Location) -> bool {
    match place {
        Location::Barracks => state.phase == Phase::Evening,
        Location::FieldKitchen => false,
        Location::Pasture
        | Location::Palace
        | Location::Cornfield
        | Location::Beerhouse
        | Location::Warehouse
        | Location::Administration
        | Location::Spaceship
        | Location::Mine
        | Location::Lake
        | Location::LabourCamp => true,
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
