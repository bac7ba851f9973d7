//! The Nursery, §10.14: one more survivor straight into this room in step 5 of the Night, up to
//! eight. It is full, and so works, from its three places on; those beyond fill only in this way.

use table::{Log, Seat};

use super::RoomSlot;
use crate::event::Event;
use crate::state::State;

pub(super) fn has_room(slot: &RoomSlot) -> bool {
    slot.survivors < slot.room.most()
}

pub(super) fn work(state: &mut State, seat: Seat, index: usize, log: &mut impl Log<Event>) {
    state.shelters[seat].rooms[index].survivors += 1;
    log.log(|| Event::SurvivorBorn { seat });
}
