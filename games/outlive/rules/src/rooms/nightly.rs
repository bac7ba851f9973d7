//! The rooms that give something in step 5 of the Night, §6.5, each once a round, by itself, and as
//! soon as it is full. A Depot may wait for its owner, R25.

use table::{Log, Seat};

use super::{Room, RoomSlot, armoury, depot, infirmary, nursery};
use crate::event::Event;
use crate::state::State;

/// Lets every room work that can and has not yet.
pub(crate) fn work(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let depot_waits = depot::waits(&state.shelters[seat]);
    for index in 0..state.shelters[seat].rooms.len() {
        let slot = &mut state.shelters[seat].rooms[index];
        if !slot.works() || slot.used > 0 || !has_work(slot) || slot.room == Room::Depot && depot_waits {
            continue;
        }
        slot.used = 1;
        match slot.room {
            Room::Armoury => armoury::work(state, seat, log),
            Room::Infirmary => infirmary::work(state, seat, log),
            Room::Depot => depot::work(state, seat),
            Room::Nursery => nursery::work(state, seat, index, log),
            room => unreachable!("the {room} gives nothing at Night"),
        }
    }
}

fn has_work(slot: &RoomSlot) -> bool {
    match slot.room {
        Room::Armoury | Room::Infirmary | Room::Depot => true,
        Room::Nursery => nursery::has_room(slot),
        Room::Workshop
        | Room::Storeroom
        | Room::Council
        | Room::Smokehouse
        | Room::Butcher
        | Room::Galley
        | Room::Dockmaster
        | Room::Cistern
        | Room::Bunker
        | Room::Scrapyard
        | Room::Ventilation
        | Room::Scouts
        | Room::Lookout
        | Room::Guard
        | Room::Mechanic
        | Room::Racket
        | Room::Salvagers
        | Room::Toolroom => false,
    }
}
