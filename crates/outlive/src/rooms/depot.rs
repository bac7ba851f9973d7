//! The Depot, §10.16: two equipment cards in step 5 of the Night.

use table::Seat;

use crate::state::State;

const CARDS: u8 = 2;

pub(super) fn work(state: &mut State, seat: Seat) {
    state.shelters[seat].draws += CARDS;
}
