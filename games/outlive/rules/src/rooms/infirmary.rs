//! The Infirmary, §10.12: radiation a step better in step 5 of the Night.

use table::{Log, Seat};

use crate::event::Event;
use crate::places::heal;
use crate::state::State;

pub(super) fn work(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    heal(state, seat, log);
}
