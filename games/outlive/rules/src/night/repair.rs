//! Repairing, §6.6: the printed materials, less what rooms spare, R14.

use table::{Log, Seat, Word};

use crate::action::{Action, Help};
use crate::equipment::{Condition, Equipment};
use crate::event::Event;
use crate::events;
use crate::pending::Pending;
use crate::resource::Materials;
use crate::rooms::{Room, mechanic, storeroom, toolroom};
use crate::shelter::Shelter;
use crate::state::State;

/// Asks, if anything can be repaired. Whether it does.
pub(super) fn ask(state: &mut State, seat: Seat) -> bool {
    let mut possible = false;
    options(state, seat, |_| possible = true);
    if possible {
        state.shelters[seat].pending = Pending::Repair;
    }
    possible
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    options(state, seat, |action| actions.push(action));
    actions.push(Action::Done);
}

/// Every broken card with every help and every payment that will do.
pub(crate) fn options(state: &State, seat: Seat, mut each: impl FnMut(Action)) {
    let shelter = &state.shelters[seat];
    let extra = events::extra_materials(state, seat);
    for (equipment, _) in shelter.equipment.iter().filter(|(_, condition)| **condition == Condition::Broken) {
        let cost = equipment.cost();
        for &help in Help::ALL {
            let Some(spared) = spared(shelter, help) else { continue };
            let total = (cost.total() + extra).saturating_sub(spared);
            for pay in Materials::payments(&shelter.store, total) {
                // What is not asked for can only be the one that a power failure adds, §14.12.
                let beside: u8 =
                    pay.iter().zip(cost.iter()).map(|((_, paid), (_, due))| paid.saturating_sub(due)).sum();
                if beside <= extra {
                    each(Action::Repair { equipment, help, pay });
                }
            }
        }
    }
}

/// The materials that a help spares, if it is to be had.
fn spared(shelter: &Shelter, help: Help) -> Option<u8> {
    match help {
        Help::Nobody => Some(0),
        Help::Storeroom => storeroom::spares(shelter),
        Help::Toolroom => toolroom::spares(shelter, 1),
        Help::Both => Some(storeroom::spares(shelter)? + toolroom::spares(shelter, 1)?),
        Help::TwoToolrooms => toolroom::spares(shelter, 2),
        Help::Mechanic => mechanic::spares(shelter),
    }
}

pub(crate) fn repair(
    state: &mut State,
    seat: Seat,
    equipment: Equipment,
    help: Help,
    pay: Materials,
    log: &mut impl Log<Event>,
) {
    let shelter = &mut state.shelters[seat];
    if matches!(help, Help::Storeroom | Help::Both) {
        shelter.storeroom_discount = false;
    }
    let toolrooms = match help {
        Help::Toolroom | Help::Both => 1,
        Help::TwoToolrooms => 2,
        Help::Nobody | Help::Storeroom | Help::Mechanic => 0,
    };
    for _ in 0..toolrooms {
        shelter.use_room(Room::Toolroom);
    }
    if help == Help::Mechanic {
        shelter.use_room(Room::Mechanic);
    }
    for (material, count) in pay.iter() {
        shelter.store[material] -= count;
    }
    shelter.equipment[equipment] = Condition::Ready;
    log.log(|| Event::Repaired { seat, equipment });
}

/// The player is done with his equipment.
pub(crate) fn done(state: &mut State, seat: Seat) {
    state.shelters[seat].step = super::ShelterStep::Tidy;
}
