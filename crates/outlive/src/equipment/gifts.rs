//! The equipment that gives something at a place, §12. Resources come by themselves, §15; a survivor may
//! be too much, as he eats, so the Flashlight asks, R18.

use table::Log;

use super::Equipment;
use crate::event::Event;
use crate::places::{gain, has_berth};
use crate::state::{Newcomer, State};
use crate::{Place, Resource};

/// What comes from the supply on arriving.
fn on_arrival(place: Place) -> Option<(Equipment, Resource, u8)> {
    match place {
        // §12.2
        Place::Forest => Some((Equipment::Bow, Resource::Meat, 1)),
        // §12.16
        Place::MilitaryBase => Some((Equipment::Crowbar, Resource::Chip, 2)),
        // §12.20
        Place::Mine => Some((Equipment::Purifier, Resource::Water, 1)),
        // §12.13
        Place::CargoShip => Some((Equipment::Hacksaw, Resource::Metal, 2)),
        // §12.10
        Place::Fair => Some((Equipment::MetalDetector, Resource::Can, 1)),
        // §12.18
        Place::SilentPeak | Place::Blackwood => Some((Equipment::Chainsaw, Resource::Wood, 2)),
        Place::Dam => None,
    }
}

/// What comes out of the stock in addition to what an action took.
fn beside_actions(place: Place) -> Option<(Equipment, u8)> {
    match place {
        // §12.1
        Place::Forest => Some((Equipment::Axe, 2)),
        // §12.7
        Place::Dam => Some((Equipment::Jerrycan, 1)),
        // §12.15
        Place::MilitaryBase => Some((Equipment::AmmunitionKit, 2)),
        // §12.19
        Place::Mine => Some((Equipment::Pickaxe, 2)),
        // §12.9
        Place::Fair => Some((Equipment::Backpack, 2)),
        Place::SilentPeak | Place::CargoShip | Place::Blackwood => None,
    }
}

/// The hero has arrived. In a city the Flashlight finds a survivor, §12.17, if there is a place.
pub(crate) fn arrive(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, place) = (state.active, state.visit.place);
    if let Some((equipment, resource, count)) = on_arrival(place)
        && state.shelters[seat].spend(equipment)
    {
        gain(state, seat, resource, count, log);
    }
    if place.city().is_some()
        && has_berth(state, seat)
        && state.shelters[seat].is_ready(Equipment::Flashlight)
    {
        state.visit.newcomer = Some(Newcomer::Flashlight);
    }
}

/// How much more comes out of the stock, as far as there is any.
pub(crate) fn extra(state: &mut State) -> u8 {
    let place = state.visit.place;
    let left = state.stocks[place];
    match beside_actions(place) {
        Some((equipment, count)) if left > 0 && state.actor().spend(equipment) => count.min(left),
        _ => 0,
    }
}
