//! The equipment that gives something at a place, §12. Resources come by themselves, §15, but food that
//! may be too much is asked about, R24, and so is the survivor of the Flashlight, as he eats, R18.

use table::Log;

use super::Equipment;
use crate::action::Action;
use crate::event::Event;
use crate::night::feed;
use crate::pending::Pending;
use crate::places::{gain, has_berth};
use crate::state::{Newcomer, State};
use crate::{COMMODITIES, Place, Resource};

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

/// The hero has arrived. In a city the Flashlight finds a survivor, §12.17, if the airlock has a place.
pub(crate) fn arrive(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, place) = (state.active, state.visit.place);
    if let Some((equipment, resource, _)) = on_arrival(place)
        && state.shelters[seat].is_ready(equipment)
    {
        if COMMODITIES.contains(&resource) && feed::is_short(state, seat) {
            state.shelters[seat].pending = Pending::Gift(equipment);
        } else {
            accept(state, equipment, log);
        }
    }
    if place.city().is_some()
        && has_berth(state, seat, Newcomer::Flashlight)
        && state.shelters[seat].is_ready(Equipment::Flashlight)
    {
        state.visit.newcomer = Some(Newcomer::Flashlight);
    }
}

pub(crate) fn legal(equipment: Equipment, actions: &mut Vec<Action>) {
    actions.extend([Action::Accept { equipment }, Action::Done]);
}

/// Takes what the card brings.
pub(crate) fn accept(state: &mut State, equipment: Equipment, log: &mut impl Log<Event>) {
    let (seat, place) = (state.active, state.visit.place);
    state.shelters[seat].spend(equipment);
    if let Some((_, resource, count)) = on_arrival(place) {
        gain(state, seat, resource, count, log);
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
