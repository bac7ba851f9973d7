//! The Pasture, §6.1: wool. Only the Shepherd does not mind.

use table::Log;

use crate::event::Event;
use crate::state::State;
use crate::{Good, Worker, goods};

pub(super) fn mood(worker: Worker) -> i8 {
    if worker == Worker::Shepherd { 0 } else { -1 }
}

pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) {
    goods::produce(state, Good::Wool, log);
}
