//! The Depot, §10.16: two equipment cards in step 5 of the Night. It draws by itself, unless the shelter
//! has a Scrapyard, built or not: then the owner says when, as what he has scrapped before can matter to
//! what he draws, R25.

use table::Seat;

use super::Room;
use crate::shelter::Shelter;
use crate::state::State;

const CARDS: u8 = 2;

/// Whether the draw waits for the owner.
pub(super) fn waits(shelter: &Shelter) -> bool {
    shelter.rooms.iter().any(|slot| slot.room == Room::Scrapyard)
}

/// Whether a draw is waiting.
pub(crate) fn is_possible(shelter: &Shelter) -> bool {
    waits(shelter) && shelter.count_ready(Room::Depot) > 0
}

/// One Depot draws when its owner says so.
pub(crate) fn draw(state: &mut State, seat: Seat) {
    state.shelters[seat].use_room(Room::Depot);
    work(state, seat);
}

pub(super) fn work(state: &mut State, seat: Seat) {
    state.shelters[seat].draws += CARDS;
}
