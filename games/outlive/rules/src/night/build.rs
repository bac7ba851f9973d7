//! Building and using rooms, §6.5: three materials a room, and survivors from the airlock into it.

use table::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::events;
use crate::pending::Pending;
use crate::resource::Materials;
use crate::rooms::{Room, depot, scrapyard, workshop};
use crate::state::State;

/// What a room costs.
const PRICE: u8 = 3;

/// Asks, if anything can be done. Whether it does.
pub(super) fn ask(state: &mut State, seat: Seat) -> bool {
    let possible = is_possible(state, seat);
    if possible {
        state.shelters[seat].pending = Pending::Build;
    }
    possible
}

fn is_possible(state: &State, seat: Seat) -> bool {
    let shelter = &state.shelters[seat];
    let staff = shelter.airlock > 0 && shelter.rooms.iter().any(|slot| slot.free() > 0);
    can_build(state, seat) || staff || depot::is_possible(shelter) || scrapyard::is_possible(shelter)
}

/// Whether there is a room to build, and enough materials for it.
pub(crate) fn can_build(state: &State, seat: Seat) -> bool {
    let shelter = &state.shelters[seat];
    shelter.rooms.iter().any(|slot| !slot.built) && shelter.materials() >= price(state, seat)
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    options(state, seat, |action| actions.push(action));
    actions.push(Action::Done);
}

/// Of equal rooms under construction the first is offered: it makes no difference.
fn options(state: &State, seat: Seat, mut each: impl FnMut(Action)) {
    let shelter = &state.shelters[seat];
    for (index, slot) in shelter.rooms.iter().enumerate() {
        let twin = shelter.rooms[..index].iter().any(|other| other.room == slot.room && !other.built);
        if !slot.built && !twin {
            for pay in Materials::payments(&shelter.store, price(state, seat)) {
                each(Action::Build { slot: index as u8, pay });
            }
        }
        for count in (1..=slot.free().min(shelter.airlock)).rev() {
            each(Action::Staff { slot: index as u8, count });
        }
    }
    if depot::is_possible(shelter) {
        each(Action::Draw);
    }
    scrapyard::options(state, seat, each);
}

/// The Workshop helps with the first room: every room costs the same, so waiting would not pay.
pub(crate) fn price(state: &State, seat: Seat) -> u8 {
    events::extra_materials(state, seat) + workshop::price(&state.shelters[seat]).unwrap_or(PRICE)
}

pub(crate) fn build(state: &mut State, seat: Seat, slot: u8, pay: Materials, log: &mut impl Log<Event>) {
    let shelter = &mut state.shelters[seat];
    shelter.use_room(Room::Workshop);
    for (material, count) in pay.iter() {
        shelter.store[material] -= count;
    }
    let slot = &mut shelter.rooms[usize::from(slot)];
    slot.built = true;
    let room = slot.room;
    log.log(|| Event::Built { seat, room });
}

pub(crate) fn staff(state: &mut State, seat: Seat, slot: u8, count: u8, log: &mut impl Log<Event>) {
    let shelter = &mut state.shelters[seat];
    shelter.airlock -= count;
    let slot = &mut shelter.rooms[usize::from(slot)];
    slot.survivors += count;
    let room = slot.room;
    log.log(|| Event::Staffed { seat, room, count });
}

/// The player is done with his rooms. A Depot that has waited draws now at the latest, R25.
pub(crate) fn done(state: &mut State, seat: Seat) {
    while depot::is_possible(&state.shelters[seat]) {
        depot::draw(state, seat);
    }
    state.shelters[seat].step = super::ShelterStep::Storeroom;
}
