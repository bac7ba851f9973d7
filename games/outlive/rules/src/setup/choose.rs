//! The secret choices, §3.2: rooms, the free room, the first survivors, the leader. All players
//! make them at the same time, and they are revealed together, R8.

use table::{Log, Seat};

use super::Choosing;
use crate::action::Action;
use crate::cards::Leader;
use crate::event::Event;
use crate::pending::Pending;
use crate::rooms::{Room, RoomBag, RoomSlot, STANDARD};
use crate::stage::Stage;
use crate::state::State;

/// The first survivors.
pub const FIRST_SURVIVORS: u8 = 4;

/// Asks every player for his next choice; when all have chosen, reveals. Whether somebody is asked.
pub(crate) fn choose(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let mut asked = false;
    for seat in state.seats() {
        let shelter = &mut state.shelters[seat];
        shelter.pending = shelter.choosing.pending();
        asked |= shelter.pending != Pending::Nothing;
    }
    if !asked {
        reveal(state, log);
    }
    asked
}

/// The pairs of different or equal rooms that can be given away.
pub(crate) fn legal_rooms(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let hand = &state.shelters[seat].hand;
    for (one, count) in hand.kinds() {
        if count > 1 {
            actions.push(Action::Reject { one, other: one });
        }
        actions.extend(
            hand.kinds().filter(|&(other, _)| other > one).map(|(other, _)| Action::Reject { one, other }),
        );
    }
}

/// Gives two rooms away; the other four are under construction.
pub(crate) fn reject(state: &mut State, seat: Seat, one: Room, other: Room) {
    let shelter = &mut state.shelters[seat];
    shelter.hand[one] -= 1;
    shelter.hand[other] -= 1;
    let kept = shelter.hand.kinds().flat_map(|(room, count)| (0..count).map(move |_| room));
    for (slot, room) in shelter.rooms[STANDARD.len()..].iter_mut().zip(kept) {
        *slot = RoomSlot::new(room);
    }
    shelter.hand = RoomBag::all(0);
    shelter.choosing = Choosing::FreeRoom;
    // What leaves the game, §3.3, is as unknown to the others as before; nobody draws rooms any more.
    state.rooms_left[one] += 1;
    state.rooms_left[other] += 1;
}

pub(crate) fn legal_free_rooms(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let rooms = state.shelters[seat].rooms;
    for (index, slot) in rooms.iter().enumerate() {
        if !rooms[..index].iter().any(|other| other.room == slot.room) {
            actions.push(Action::BuildFree { room: slot.room });
        }
    }
}

pub(crate) fn build_free(state: &mut State, seat: Seat, room: Room) {
    let shelter = &mut state.shelters[seat];
    if let Some(slot) = shelter.rooms.iter_mut().find(|slot| slot.room == room) {
        slot.built = true;
    }
    shelter.choosing = Choosing::Quarters;
}

pub(crate) fn legal_quarters(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let free: u8 = state.shelters[seat].rooms.iter().map(RoomSlot::free).sum();
    actions.extend((0..=free.min(FIRST_SURVIVORS)).rev().map(|count| Action::MoveIn { count }));
}

pub(crate) fn move_in(state: &mut State, seat: Seat, count: u8) {
    let shelter = &mut state.shelters[seat];
    if let Some(slot) = shelter.rooms.iter_mut().find(|slot| slot.built) {
        slot.survivors = count;
    }
    shelter.airlock = FIRST_SURVIVORS - count;
    shelter.choosing = Choosing::Leader;
}

pub(crate) fn legal_leaders(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend(state.shelters[seat].leaders.iter().flatten().map(|&leader| Action::Lead { leader }));
}

pub(crate) fn lead(state: &mut State, seat: Seat, leader: Leader) {
    let shelter = &mut state.shelters[seat];
    for rejected in shelter.leaders.into_iter().flatten().filter(|&other| other != leader) {
        state.leaders_left.insert(rejected);
    }
    shelter.leaders = [None; 2];
    shelter.leader = Some(leader);
    shelter.choosing = Choosing::Done;
}

/// Everything is laid open: leaders give what they have, §3.4, and the oldest one's player begins,
/// §3.5.
fn reveal(state: &mut State, log: &mut impl Log<Event>) {
    let mut oldest = 0;
    for seat in state.seats() {
        let shelter = &mut state.shelters[seat];
        let Some(leader) = shelter.leader else { continue };
        let card = leader.card();
        log.log(|| Event::Led { seat, leader });
        for &(resource, count) in card.resources {
            shelter.gain(resource, count);
        }
        shelter.equipment[card.equipment] = crate::equipment::Condition::Broken;
        state.equipment_left[card.equipment] -= 1;
        if card.age > oldest {
            oldest = card.age;
            state.start = seat;
        }
    }
    let seat = state.start;
    log.log(|| Event::Started { seat });
    state.active = seat;
    state.stage = Stage::Deploy;
}
