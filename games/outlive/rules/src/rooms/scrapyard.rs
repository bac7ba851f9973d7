//! The Scrapyard, §10.11: in step 5 of the Night a piece of equipment becomes its three materials.

use table::{Log, Seat};

use super::Room;
use crate::action::Action;
use crate::equipment::{Condition, Equipment};
use crate::event::Event;
use crate::places::gain;
use crate::shelter::Shelter;
use crate::state::State;

pub(crate) fn is_possible(shelter: &Shelter) -> bool {
    shelter.count_ready(Room::Scrapyard) > 0
        && shelter.equipment.values().any(|condition| condition.is_owned())
}

pub(crate) fn options(state: &State, seat: Seat, mut each: impl FnMut(Action)) {
    let shelter = &state.shelters[seat];
    if is_possible(shelter) {
        for (equipment, _) in shelter.equipment.iter().filter(|(_, condition)| condition.is_owned()) {
            each(Action::Scrap { equipment });
        }
    }
}

pub(crate) fn scrap(state: &mut State, seat: Seat, equipment: Equipment, log: &mut impl Log<Event>) {
    state.shelters[seat].use_room(Room::Scrapyard);
    state.shelters[seat].equipment[equipment] = Condition::Missing;
    state.equipment_discard[equipment] += 1;
    log.log(|| Event::Scrapped { seat, equipment });
    for (material, count) in equipment.cost().iter() {
        gain(state, seat, material, count, log);
    }
}
