//! The Cargo ship, §5.8: cans and a survivor by the slot, and the start marker for the first to
//! arrive.

use table::Log;

use super::{gain, has_berth};
use crate::Resource;
use crate::event::Event;
use crate::rooms::{dockmaster, galley};
use crate::state::{Newcomer, State};

/// Takes what the slot has: first the cans, then the survivor, R22. Nothing else can be done here.
pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let (seat, hero) = (state.active, state.visit.hero);
    // The visit comes here twice if a survivor had to be housed in between.
    let Some(slot) = state.shelters[seat].heroes[hero].slot.filter(|_| state.visit.actions > 0) else {
        return false;
    };
    state.visit.actions = 0;
    if state.next_start.is_none() {
        state.next_start = Some(seat);
        log.log(|| Event::MarkerTaken { seat });
    }
    let shelter = &state.shelters[seat];
    let cans = state.values.cans[slot] + galley::cans(shelter) + dockmaster::cans(shelter);
    gain(state, seat, Resource::Can, cans, log);
    // In a taken slot cans and survivor come from the supply, §10.7.
    let survivor = state.waiting[slot] || state.visit.squeezed_in;
    if survivor && has_berth(state, seat, Newcomer::CargoShip) {
        state.waiting[slot] &= state.visit.squeezed_in;
        state.visit.newcomer = Some(Newcomer::CargoShip);
    }
    true
}
