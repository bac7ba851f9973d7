//! What follows from the rest of a scene: decks, face-down tiles, and the rooms that it does not name.

use table::{NotationError, Word};

use super::NAMED;
use crate::City;
use crate::place::Ground;
use crate::rooms::{Room, RoomSlot, STANDARD};
use crate::state::State;

/// Computes decks and face-down tiles from what lies elsewhere.
pub(super) fn balance(state: &mut State) -> Result<(), NotationError> {
    let short = |what: &str| NotationError::new(0, format!("the scene uses more {what} than there are"));
    fill_rooms(state).ok_or_else(|| short("rooms"))?;
    for seat in state.seats() {
        let shelter = &mut state.shelters[seat];
        if let Some(leader) = shelter.leader {
            state.leaders_left.remove(leader);
        }
        for (equipment, _) in shelter.equipment.iter().filter(|(_, condition)| condition.is_owned()) {
            let left = &mut state.equipment_left[equipment];
            *left = left.checked_sub(1).ok_or_else(|| short("equipment"))?;
        }
        for (prey, &hunted) in shelter.prey.iter() {
            let left = &mut state.unseen_prey[prey];
            *left = left.checked_sub(hunted).ok_or_else(|| short("prey"))?;
        }
    }
    for &city in City::ALL {
        for equipment in state.cities[city].display.into_iter().flatten() {
            let left = &mut state.equipment_left[equipment];
            *left = left.checked_sub(1).ok_or_else(|| short("equipment"))?;
        }
        let tiles = &mut state.cities[city];
        for (tile, &aside) in tiles.aside.iter() {
            tiles.left[tile] = tiles.left[tile].checked_sub(aside).ok_or_else(|| short("search tiles"))?;
        }
        tiles.stack.count = tiles.left.total();
    }
    for &ground in Ground::ALL {
        for &prey in state.grounds[ground].stack.fixed() {
            let left = &mut state.unseen_prey[prey];
            *left = left.checked_sub(1).ok_or_else(|| short("prey"))?;
        }
        // A stack without a known top is empty: nature would have turned it up.
        if !state.grounds[ground].turned {
            state.grounds[ground].stack.count = 0;
        }
    }
    Ok(())
}

/// Takes the named rooms out of the box, and gives every shelter four advanced ones: others under
/// construction, of no use to any test.
fn fill_rooms(state: &mut State) -> Option<()> {
    for seat in state.seats() {
        for slot in &state.shelters[seat].rooms[STANDARD.len()..] {
            if slot.used == NAMED {
                state.rooms_left[slot.room] = state.rooms_left[slot.room].checked_sub(1)?;
            }
        }
    }
    for seat in state.seats() {
        for index in STANDARD.len()..state.shelters[seat].rooms.len() {
            let rooms = &mut state.shelters[seat].rooms;
            if rooms[index].used != NAMED {
                let has = |room: Room| rooms.iter().any(|slot| slot.room == room);
                let room =
                    Room::ALL.iter().rev().copied().find(|&room| state.rooms_left[room] > 0 && !has(room))?;
                state.rooms_left[room] -= 1;
                rooms[index] = RoomSlot::new(room);
            }
        }
        for slot in &mut state.shelters[seat].rooms {
            slot.used = 0;
        }
    }
    Some(())
}
