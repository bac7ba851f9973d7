//! The Cornfield, §6.3: grain. Only the Farmer does not mind.

use table::Log;

use crate::event::Event;
use crate::state::State;
use crate::{Good, Location, Worker, cards, goods};

pub(super) fn mood(worker: Worker) -> i8 {
    if worker == Worker::Farmer { 0 } else { -1 }
}

pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) {
    if state.has_location_card(Location::Cornfield) {
        cards::cornfield::offer(state);
    } else {
        goods::produce(state, Good::Grain, log);
    }
}
