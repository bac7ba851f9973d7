//! The Lookout, §10.17: once a day, in one's own turn, a look through a search stack that nobody
//! else sees.

use table::{Log, Seat, Word};

use super::Room;
use crate::City;
use crate::action::Action;
use crate::event::Event;
use crate::pending::Draw;
use crate::state::State;

/// A stack that the player knows already is not worth a look.
pub(crate) fn options(state: &State, seat: Seat, mut each: impl FnMut(Action)) {
    if state.shelters[seat].count_ready(Room::Lookout) > 0 {
        for &city in City::ALL {
            let stack = &state.cities[city].stack;
            if stack.count > 0 && !stack.seen.has(seat) {
                each(Action::Look { city });
            }
        }
    }
}

pub(crate) fn look(state: &mut State, seat: Seat, city: City, log: &mut impl Log<Event>) {
    state.shelters[seat].use_room(Room::Lookout);
    log.log(|| Event::Looked { seat, city });
    next_tile(state, city);
}

/// Goes on looking until the whole stack is known.
pub(crate) fn next_tile(state: &mut State, city: City) {
    let seat = state.active;
    if state.cities[city].stack.is_fixed() {
        state.cities[city].stack.seen.insert(seat);
    } else {
        state.draw = Some(Draw::Look(city));
    }
}
