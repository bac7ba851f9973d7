//! Pressure, §5.3: whoever arrives presses the weaker heroes of others who stand there.
//!
//! Against each of them in turn (R3) this is settled in the order of R10: the bat, the defence, what
//! is handed over. A victim who has nothing to hand over is asked nothing.

use table::{Log, Seat};

use crate::action::{Action, Gear, Items};
use crate::equipment::Equipment;
use crate::event::Event;
use crate::events::{only_selection, selections};
use crate::pending::Pending;
use crate::resource::{COMMODITIES, MATERIALS};
use crate::rooms::{Room, guard, racket};
use crate::stage::Stage;
use crate::state::State;
use crate::{Hero, Resource};

/// What Battle gear takes off a pressure, §12.4.
const GEAR: u8 = 2;

/// What can be handed over: never ammo.
const LOOT: [Resource; 6] =
    [COMMODITIES[0], COMMODITIES[1], COMMODITIES[2], MATERIALS[0], MATERIALS[1], MATERIALS[2]];

/// Presses the next victim, clockwise from the mover.
pub(crate) fn press(state: &mut State, log: &mut impl Log<Event>) {
    let Some(victim) = victim(state) else {
        state.stage = Stage::Arrival;
        return;
    };
    let Some(hero) = hero_under_pressure(state, victim) else { return };
    state.visit.pressure = state.visit.hero.strength() - hero.strength();
    if state.shelters[victim].loot() == 0 {
        state.visit.victims.remove(victim);
    } else if state.shelters[state.active].is_ready(Equipment::BaseballBat) {
        let seat = state.active;
        state.shelters[seat].pending = Pending::Bat(victim);
    } else {
        defend(state, victim, log);
    }
}

/// The next one to be pressed.
fn victim(state: &State) -> Option<Seat> {
    let mut seat = state.active;
    for _ in 1..state.players() {
        seat = seat.next(state.players());
        if state.visit.victims.has(seat) {
            return Some(seat);
        }
    }
    None
}

/// The victim's hero at the place.
fn hero_under_pressure(state: &State, victim: Seat) -> Option<Hero> {
    let heroes = state.shelters[victim].heroes;
    heroes.iter().find(|(_, at)| at.active && at.place == Some(state.visit.place)).map(|(hero, _)| hero)
}

/// The mover has decided about the bat, §12.3.
pub(crate) fn bat(state: &mut State, victim: Seat, used: Bat, log: &mut impl Log<Event>) {
    let seat = state.active;
    if used == Bat::Swung {
        state.shelters[seat].spend(Equipment::BaseballBat);
        state.visit.pressure += 1;
        log.log(|| Event::Struck { seat, victim });
    }
    defend(state, victim, log);
}

/// Whether the bat was used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bat {
    Swung,
    Kept,
}

/// Asks the victim how he meets the pressure, where he can.
fn defend(state: &mut State, victim: Seat, log: &mut impl Log<Event>) {
    let pressure = state.visit.pressure;
    let shelter = &state.shelters[victim];
    let seat = state.active;
    log.log(|| Event::Pressed { seat, victim, pressure });
    if shelter.store[Resource::Ammo] > 0
        || shelter.is_ready(Equipment::BattleGear)
        || may_guard(state, victim)
    {
        state.shelters[victim].pending = Pending::Defend(pressure);
    } else {
        hand_over(state, victim, pressure, log);
    }
}

/// Whether the victim's Guard can cancel the pressure, §10.18.
fn may_guard(state: &State, victim: Seat) -> bool {
    hero_under_pressure(state, victim).is_some_and(|hero| guard::may_cancel(&state.shelters[victim], hero))
}

pub(crate) fn legal_defences(state: &State, victim: Seat, pressure: u8, actions: &mut Vec<Action>) {
    let shelter = &state.shelters[victim];
    if may_guard(state, victim) {
        actions.push(Action::Guard);
    }
    for gear in [Gear::Without, Gear::With] {
        if gear == Gear::Without || shelter.is_ready(Equipment::BattleGear) {
            let left = if gear == Gear::With { pressure.saturating_sub(GEAR) } else { pressure };
            let most = shelter.store[Resource::Ammo].min(left);
            actions.extend((0..=most).map(|ammo| Action::Resist { gear, ammo }));
        }
    }
}

/// The victim cancels the pressure, §10.18.
pub(crate) fn cancel(state: &mut State, victim: Seat, log: &mut impl Log<Event>) {
    state.shelters[victim].use_room(Room::Guard);
    log.log(|| Event::Guarded { seat: victim });
    state.visit.victims.remove(victim);
}

/// The victim spends gear and ammo.
pub(crate) fn resist(
    state: &mut State,
    victim: Seat,
    pressure: u8,
    gear: Gear,
    ammo: u8,
    log: &mut impl Log<Event>,
) {
    let shelter = &mut state.shelters[victim];
    let mut left = pressure;
    if gear == Gear::With {
        shelter.spend(Equipment::BattleGear);
        left = left.saturating_sub(GEAR);
    }
    shelter.store[Resource::Ammo] -= ammo;
    log.log(|| Event::Resisted { seat: victim, gear, ammo });
    hand_over(state, victim, left - ammo, log);
}

/// Asks what is handed over: the victim, or with the Racket the mover, §10.20.
fn hand_over(state: &mut State, victim: Seat, pressure: u8, log: &mut impl Log<Event>) {
    let count = pressure.min(state.shelters[victim].loot());
    if count == 0 {
        state.visit.victims.remove(victim);
    } else if let Some(items) = only_selection(&state.shelters[victim], &LOOT, count) {
        take(state, victim, items, log);
    } else if racket::chooses(&state.shelters[state.active]) {
        let seat = state.active;
        state.shelters[seat].pending = Pending::Rob(victim, count);
    } else {
        state.shelters[victim].pending = Pending::HandOver(count);
    }
}

pub(crate) fn legal_loot(state: &State, victim: Seat, count: u8, actions: &mut Vec<Action>) {
    selections(&state.shelters[victim], &LOOT, count, |items| actions.push(Action::Give { items }));
}

/// The loot changes hands.
pub(crate) fn take(state: &mut State, victim: Seat, items: Items, log: &mut impl Log<Event>) {
    let seat = state.active;
    for resource in items.into_iter().flatten() {
        state.shelters[victim].store[resource] -= 1;
        state.shelters[seat].store[resource] += 1;
        log.log(|| Event::Robbed { seat, victim, resource });
    }
    state.visit.victims.remove(victim);
}
