//! The Labour camp, §6.11: three goods, in a fixed order (R7), for two moods.

use table::Log;

use crate::event::Event;
use crate::state::State;
use crate::{Good, goods};

pub(super) fn mood() -> i8 {
    -2
}

pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) {
    for good in [Good::Grain, Good::Wool, Good::Fish] {
        goods::produce(state, good, log);
    }
}
