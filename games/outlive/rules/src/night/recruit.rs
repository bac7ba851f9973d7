//! Recruiting, §6.4: a commodity for each survivor, while the airlock has room.
//!
//! The Cisterns' water goes first, and then meat: both would be gone tomorrow. Between water and cans
//! the player chooses.

use table::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{COMMODITIES, PerResource, Resource};

/// Asks how many, if anybody can be paid and housed.
pub(super) fn ask(state: &mut State, seat: Seat) {
    if most(state, seat) > 0 {
        state.shelters[seat].pending = Pending::Recruit;
    }
}

fn most(state: &State, seat: Seat) -> u8 {
    let shelter = &state.shelters[seat];
    let room = state.values.airlock_size() - shelter.airlock;
    room.min(shelter.commodities() + shelter.cisterns())
}

/// What recruiting so many takes, of which so much of the player's choice is water. The Cisterns' water is
/// among the water.
pub(crate) fn payment(
    store: &PerResource<u8>,
    cisterns: u8,
    count: u8,
    water: u8,
) -> [(Resource, u8); COMMODITIES.len()] {
    let (meat, cistern) = perishable(store, cisterns, count);
    let cans = count - meat - cistern - water;
    [(Resource::Meat, meat), (Resource::Water, cistern + water), (Resource::Can, cans)]
}

/// How much of a number is paid with meat, and with the Cisterns' water.
fn perishable(store: &PerResource<u8>, cisterns: u8, count: u8) -> (u8, u8) {
    let cistern = count.min(cisterns);
    ((count - cistern).min(store[Resource::Meat]), cistern)
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let shelter = &state.shelters[seat];
    for count in 1..=most(state, seat) {
        let (meat, cistern) = perishable(&shelter.store, shelter.cisterns(), count);
        let rest = count - meat - cistern;
        let least = rest.saturating_sub(shelter.store[Resource::Can]);
        let most = rest.min(shelter.store[Resource::Water]);
        actions.extend((least..=most).rev().map(|water| Action::Recruit { count, water }));
    }
    actions.push(Action::Done);
}

pub(crate) fn recruit(state: &mut State, seat: Seat, count: u8, water: u8, log: &mut impl Log<Event>) {
    let shelter = &mut state.shelters[seat];
    for (resource, paid) in payment(&shelter.store, shelter.cisterns(), count, water) {
        shelter.pay(resource, paid);
    }
    shelter.airlock += count;
    log.log(|| Event::Recruited { seat, count });
}
