//! The Mine, §6.8: hard for everyone but the Miner.
//!
//! Others lose two moods for one coal; the Miner digs two and keeps his mood.

use table::Log;

use crate::event::Event;
use crate::state::State;
use crate::{Good, Worker, goods};

pub(super) fn mood(worker: Worker) -> i8 {
    if worker == Worker::Miner { 0 } else { -2 }
}

pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) {
    goods::produce(state, Good::Coal, log);
    if state.current.mover == Worker::Miner {
        goods::produce(state, Good::Coal, log);
    }
}
