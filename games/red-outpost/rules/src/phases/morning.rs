//! The Morning, §3.1: one turn a player; who is left in bed enjoys it.

use table::{Log, Word};

use crate::event::Event;
use crate::state::State;
use crate::{Location, LocationSet, Worker, mood};

pub(super) fn destinations() -> LocationSet {
    Location::workplaces()
}

/// Every worker who is still in the Barracks is in a better mood.
pub(super) fn end(state: &mut State, log: &mut impl Log<Event>) {
    for &worker in Worker::ALL {
        if state.at[worker] == Location::Barracks {
            mood::change(state, worker, 1, log);
        }
    }
}
