//! What the hero at a place is about to gain, §5.4 to §5.10: without it every destination would look
//! alike until its actions are done.

use outlive::{Place, Resource, Shelter, State};
use table::Seat;

use super::outlook::Outlook;
use super::worth;

/// What an action in a city brings: a search tile, or equipment to repair.
const CITY: f32 = 0.4;

/// What the hero of this player who is at a place is about to gain.
pub(super) fn gain(state: &State, seat: Seat, shelter: &Shelter, outlook: &Outlook) -> f32 {
    let Some((visitor, _, place, actions)) = state.visitor() else { return 0.0 };
    if visitor != seat || actions == 0 {
        return 0.0;
    }
    if let Some(city) = place.city() {
        return CITY * f32::from(actions.min(3 + state.tiles_left(city)));
    }
    let Some(stock) = place.stock() else { return 0.0 };
    let price = if place == Place::Dam { state.dam_price(seat) } else { 0 };
    if shelter.store[Resource::Chip] < price {
        return 0.0;
    }
    let before = worth(shelter, outlook);
    let most = actions.min(state.stocks()[place]);
    let taken = {
        let mut after = *shelter;
        after.store[Resource::Chip] -= price;
        after.store[stock] += most;
        worth(&after, outlook)
    };
    (hunted(state, seat, shelter, outlook, place, actions).max(taken) - before).max(0.0)
}

/// The same after hunting what lies open, with as little ammo as possible.
fn hunted(state: &State, seat: Seat, shelter: &Shelter, outlook: &Outlook, place: Place, actions: u8) -> f32 {
    let prey = place.ground().filter(|_| state.may_hunt()).and_then(|ground| state.prey_on_top(ground));
    let Some(prey) = prey else { return f32::MIN };
    let endurance = state.endurance(seat, prey);
    let ammo = endurance.saturating_sub(actions);
    if ammo > shelter.store[Resource::Ammo] {
        return f32::MIN;
    }
    let mut after = *shelter;
    after.store[Resource::Ammo] -= ammo;
    after.store[Resource::Meat] += state.meat(seat, prey);
    after.prey[prey] += 1;
    if let Some(stock) = place.stock() {
        let rest = actions.saturating_sub(endurance);
        after.store[stock] += rest.min(state.stocks()[place]);
    }
    worth(&after, outlook)
}
