//! Forest, Mine and Fair, §5.6: a material for each action; and hunting, §5.7.
//!
//! A hunt is offered before taking from the stock: it changes nothing there, and the prey that it
//! turns up is known earlier. So nothing is lost by this order.

use table::{Log, Seat};

use super::{amounts, ask, gain, may_restrain, take};
use crate::action::{Action, Extra};
use crate::cards::Prey;
use crate::equipment::{Equipment, hunting_aids};
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::place::Ground;
use crate::rooms::{butcher, smokehouse};
use crate::stage::Stage;
use crate::state::State;
use crate::{Place, Resource, events};

pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let (seat, place) = (state.active, state.visit.place);
    let hunt = may_hunt(state, seat, place) || may_sense(state, seat, place);
    let most = state.visit.actions.min(state.stocks[place]);
    if hunt || most > 0 && place.stock().is_some_and(|resource| may_restrain(state, resource)) {
        ask(state);
    } else if most > 0 {
        take(state, most, Extra::Added, log);
    }
    hunt || most > 0
}

pub(super) fn legal(state: &State, seat: Seat, place: Place, actions: &mut Vec<Action>) {
    if let Some(prey) = prey_on_top(state, place).filter(|_| state.visit.may_hunt) {
        hunts(state, seat, prey, |ammo, aids| actions.push(Action::Hunt { ammo, aids }));
    }
    if may_sense(state, seat, place) {
        actions.push(Action::Sense);
    }
    actions.extend(amounts(state).map(|count| Action::Take { count, extra: Extra::Added }));
}

/// The prey that lies open.
fn prey_on_top(state: &State, place: Place) -> Option<Prey> {
    let ground = &state.grounds[place.ground()?];
    ground.stack.top().filter(|_| ground.turned)
}

fn may_hunt(state: &State, seat: Seat, place: Place) -> bool {
    let mut possible = false;
    if let Some(prey) = prey_on_top(state, place).filter(|_| state.visit.may_hunt) {
        hunts(state, seat, prey, |_, _| possible = true);
    }
    possible
}

/// The Thermal sensor works where there is a stack to look through, §12.6.
fn may_sense(state: &State, seat: Seat, place: Place) -> bool {
    state.visit.may_hunt
        && state.shelters[seat].is_ready(Equipment::ThermalSensor)
        && place.ground().is_some_and(|ground| state.grounds[ground].stack.count > 1)
}

/// Every way to hunt a prey: ammo and aids, and actions for the rest, never more than needed.
fn hunts(state: &State, seat: Seat, prey: Prey, mut each: impl FnMut(u8, u8)) {
    let shelter = &state.shelters[seat];
    let endurance = prey.endurance() + events::extra_endurance(state, seat);
    for aids in 0..=hunting_aids::count(shelter) {
        let rest = endurance - aids;
        let least = rest.saturating_sub(state.visit.actions);
        let most = rest.min(shelter.store[Resource::Ammo]);
        for ammo in least..=most {
            each(ammo, aids);
        }
    }
}

/// Hunts the prey on top.
pub(crate) fn hunt(state: &mut State, seat: Seat, ammo: u8, aids: u8, log: &mut impl Log<Event>) {
    if let Some(ground) = state.visit.place.ground() {
        kill(state, seat, ground, 0, ammo, aids, log);
    }
}

/// Looks through the stack, §12.6: nature decides the order of what nobody has seen yet.
pub(crate) fn sense(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let Some(ground) = state.visit.place.ground() else { return };
    state.shelters[seat].spend(Equipment::ThermalSensor);
    state.visit.may_hunt = false;
    log.log(|| Event::Sensed { seat, ground });
    next_sensed(state, ground);
}

/// Goes on looking, and asks when the whole stack is known.
pub(crate) fn next_sensed(state: &mut State, ground: Ground) {
    let seat = state.active;
    if state.grounds[ground].stack.is_fixed() {
        state.grounds[ground].stack.seen.insert(seat);
        let stack = state.grounds[ground].stack;
        let mut possible = false;
        for &prey in stack.fixed() {
            hunts(state, seat, prey, |_, _| possible = true);
        }
        if possible {
            state.shelters[seat].pending = Pending::Sensed(ground);
        }
    } else {
        state.draw = Some(Draw::Sense(ground));
    }
}

/// Any prey of the stack; of equal ones that lie on each other the upper.
pub(crate) fn legal_sensed(state: &State, seat: Seat, ground: Ground, actions: &mut Vec<Action>) {
    let stack = state.grounds[ground].stack.fixed();
    for (index, &prey) in stack.iter().enumerate() {
        if index == 0 || stack[index - 1] != prey {
            let index = index as u8;
            hunts(state, seat, prey, |ammo, aids| actions.push(Action::HuntSensed { index, ammo, aids }));
        }
    }
    actions.push(Action::Done);
}

/// Hunts a prey of the stack.
pub(crate) fn hunt_sensed(
    state: &mut State,
    seat: Seat,
    ground: Ground,
    index: u8,
    ammo: u8,
    aids: u8,
    log: &mut impl Log<Event>,
) {
    kill(state, seat, ground, usize::from(index), ammo, aids, log);
}

/// What a prey pays: by how many of its kind the hunter has, §11, and with the rooms whose first kill of the
/// round it is, R13.
pub(crate) fn meat(state: &State, seat: Seat, prey: Prey) -> u8 {
    let shelter = &state.shelters[seat];
    state.values.prey[prey].meat(shelter.prey[prey]) + smokehouse::meat(shelter) + butcher::meat(shelter)
}

/// The prey is taken and pays meat, §11. If it was on top, the next one is turned up.
fn kill(
    state: &mut State,
    seat: Seat,
    ground: Ground,
    index: usize,
    ammo: u8,
    aids: u8,
    log: &mut impl Log<Event>,
) {
    let prey = state.grounds[ground].stack.fixed()[index];
    let endurance = prey.endurance() + events::extra_endurance(state, seat);
    state.visit.actions -= endurance - ammo - aids;
    state.visit.may_hunt = false;
    state.shelters[seat].store[Resource::Ammo] -= ammo;
    hunting_aids::spend(&mut state.shelters[seat], aids);
    log.log(|| Event::Hunted { seat, prey, ammo });
    let meat = meat(state, seat, prey);
    let shelter = &mut state.shelters[seat];
    shelter.prey[prey] += 1;
    smokehouse::work(shelter);
    butcher::work(shelter);
    gain(state, seat, Resource::Meat, meat, log);
    let stack = &mut state.grounds[ground];
    stack.stack.take(index);
    if index == 0 {
        stack.turned = false;
        if stack.stack.count > 0 {
            state.draw = Some(Draw::Prey(ground));
        }
    }
    state.stage = Stage::Act;
}
