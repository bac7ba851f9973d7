//! The twelve locations, §6: a file each, with the mood of the worker who is moved there, the
//! action, and, where the action leaves a choice, `legal` and `choose`.

pub(crate) mod administration;
mod barracks;
pub(crate) mod beerhouse;
pub(crate) mod cornfield;
mod field_kitchen;
mod labour_camp;
pub(crate) mod lake;
mod mine;
pub(crate) mod palace;
mod pasture;
pub(crate) mod spaceship;
pub(crate) mod warehouse;

use table::Log;

use crate::event::Event;
use crate::state::State;
use crate::{Location, Worker};

/// The faces printed at a location, as they meet this worker.
pub fn mood(location: Location, worker: Worker) -> i8 {
    match location {
        Location::Pasture => pasture::mood(worker),
        Location::Palace => palace::mood(worker),
        Location::Cornfield => cornfield::mood(worker),
        Location::Beerhouse => beerhouse::mood(worker),
        Location::Warehouse => warehouse::mood(),
        Location::Administration => administration::mood(),
        Location::Spaceship => spaceship::mood(),
        Location::Mine => mine::mood(worker),
        Location::FieldKitchen => field_kitchen::mood(),
        Location::Lake => lake::mood(worker),
        Location::LabourCamp => labour_camp::mood(),
        Location::Barracks => barracks::mood(),
    }
}

/// The action of the location where the worker of this turn is.
pub(crate) fn act(state: &mut State, log: &mut impl Log<Event>) {
    match state.place() {
        Location::Pasture => pasture::act(state, log),
        Location::Palace => palace::act(state, log),
        Location::Cornfield => cornfield::act(state, log),
        Location::Beerhouse => beerhouse::act(state),
        Location::Warehouse => warehouse::act(state),
        Location::Administration => administration::act(state, log),
        Location::Spaceship => spaceship::act(state, log),
        Location::Mine => mine::act(state, log),
        Location::Lake => lake::act(state),
        Location::LabourCamp => labour_camp::act(state, log),
        Location::FieldKitchen | Location::Barracks => {}
    }
}
