//! The places, §5.5 to §5.10: a file for each kind, with what can be done there.

pub(crate) mod cargo_ship;
pub(crate) mod cities;
pub(crate) mod dam;
pub(crate) mod grounds;
pub(crate) mod military_base;

use table::{Log, Seat};

use crate::action::{Action, Berth, Extra};
use crate::equipment::{self, Equipment};
use crate::event::Event;
use crate::night::feed;
use crate::pending::Pending;
use crate::shelter::Shelter;
use crate::stage::Stage;
use crate::state::{Newcomer, State};
use crate::{Place, Resource, events};

/// The equipment that gives on arriving gives, §12; then the hero acts.
pub(crate) fn arrive(state: &mut State, log: &mut impl Log<Event>) {
    state.stage = Stage::Act;
    equipment::gifts::arrive(state, log);
}

/// The hero acts, or his turn ends.
pub(crate) fn act(state: &mut State, log: &mut impl Log<Event>) {
    if let Some(newcomer) = state.visit.newcomer {
        house_newcomer(state, newcomer, log);
        return;
    }
    if !state.visit.begun {
        state.visit.begun = true;
        state.visit.actions = events::actions(state, state.active, state.visit.hero.strength());
    }
    let goes_on = match state.visit.place {
        Place::MilitaryBase => military_base::act(state, log),
        Place::Forest | Place::Mine | Place::Fair => grounds::act(state, log),
        Place::CargoShip => cargo_ship::act(state, log),
        Place::Dam => dam::act(state),
        Place::SilentPeak | Place::Blackwood => cities::act(state),
    };
    if !goes_on {
        state.stage = Stage::TurnEnds;
    }
}

/// Asks what the hero does here.
fn ask(state: &mut State) {
    let place = state.visit.place;
    state.actor().pending = Pending::Visit(place);
}

pub(crate) fn legal(state: &State, seat: Seat, place: Place, actions: &mut Vec<Action>) {
    match place {
        Place::MilitaryBase => military_base::legal(state, actions),
        Place::Forest | Place::Mine | Place::Fair => grounds::legal(state, seat, place, actions),
        Place::Dam => dam::legal(state, actions),
        Place::SilentPeak | Place::Blackwood => cities::legal(state, seat, place, actions),
        Place::CargoShip => {}
    }
    // Ammo and algae are free, §5.5; at every other place one may prefer to do nothing more.
    if place != Place::MilitaryBase {
        actions.push(Action::Done);
    }
}

/// Ends the visit; actions that are left are lost, §5.4.
pub(crate) fn leave(state: &mut State) {
    state.stage = Stage::TurnEnds;
}

/// Whether taking less than one can might pay. Resources are never too many, with two exceptions. Of
/// somebody who has less than others can rob him of before the Night, §5.3, they would get what he took:
/// that is at most [`ROBBERY`] for each opponent, and two chips may go at the Dam before. And water can be
/// too much for somebody who cannot feed everybody tonight, R24. Ammo cannot be robbed, so nobody is asked
/// how much of it he takes, §15.
pub(super) fn may_restrain(state: &State, resource: Resource) -> bool {
    const CHIPS_AT_THE_DAM: u8 = 2;
    let robbed = ROBBERY * (state.players() as u8 - 1);
    let may_be_robbed = state.shelters[state.active].loot() < robbed + CHIPS_AT_THE_DAM;
    match resource {
        Resource::Ammo => false,
        Resource::Water => may_be_robbed || feed::is_short(state, state.active),
        Resource::Meat | Resource::Can | Resource::Wood | Resource::Metal | Resource::Chip => may_be_robbed,
    }
}

/// The most that one opponent can rob a player of in a day: 2 with his strongest hero, 1 with the next,
/// and 1 more with the Baseball bat.
const ROBBERY: u8 = 4;

/// How much can be taken by actions, as far as that is a choice.
pub(super) fn amounts(state: &State) -> impl Iterator<Item = u8> {
    let place = state.visit.place;
    let most = state.visit.actions.min(state.stocks[place]);
    let least = if place.stock().is_some_and(|resource| may_restrain(state, resource)) { 1 } else { most };
    (least.max(1)..=most).rev()
}

/// Takes from the stock of the place, with what equipment adds to it.
pub(crate) fn take(state: &mut State, count: u8, extra: Extra, log: &mut impl Log<Event>) {
    let place = state.visit.place;
    if place == Place::Dam {
        dam::pay(state, log);
    }
    state.visit.actions -= count;
    collect(state, count, log);
    if extra == Extra::Added {
        let more = equipment::gifts::extra(state);
        collect(state, more, log);
    }
    state.stage = Stage::TurnEnds;
}

/// Moves so much from the stock of the place to the player.
pub(super) fn collect(state: &mut State, count: u8, log: &mut impl Log<Event>) {
    let (seat, place) = (state.active, state.visit.place);
    if let Some(resource) = place.stock() {
        state.stocks[place] -= count;
        gain(state, seat, resource, count, log);
    }
}

/// A player gets resources.
pub(crate) fn gain(state: &mut State, seat: Seat, resource: Resource, count: u8, log: &mut impl Log<Event>) {
    if count > 0 {
        state.shelters[seat].gain(resource, count);
        log.log(|| Event::Gained { seat, resource, count });
    }
}

/// Radiation gets better by a step, as far as the track goes.
pub(crate) fn heal(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let radiation = &mut state.shelters[seat].radiation;
    if *radiation > 0 {
        *radiation -= 1;
        log.log(|| Event::Healed { seat });
    }
}

/// Where a new survivor can live: in the airlock; and one from the Cargo ship, alone of all, also on a free
/// place in a built room, R23.
fn berths(state: &State, shelter: &Shelter, newcomer: Newcomer) -> impl Iterator<Item = Berth> {
    let airlock = (shelter.airlock < state.values.airlock_size()).then_some(Berth::Airlock);
    let rooms = match newcomer {
        Newcomer::CargoShip => &shelter.rooms[..],
        Newcomer::Flashlight => &[],
    };
    let rooms = (0..).zip(rooms).filter(|(_, slot)| slot.free() > 0).map(|(index, _)| Berth::Room(index));
    airlock.into_iter().chain(rooms)
}

/// Whether there is room for a new survivor.
pub(crate) fn has_berth(state: &State, seat: Seat, newcomer: Newcomer) -> bool {
    berths(state, &state.shelters[seat], newcomer).next().is_some()
}

/// Asks where the new survivor goes, where there is a choice.
fn house_newcomer(state: &mut State, newcomer: Newcomer, log: &mut impl Log<Event>) {
    let seat = state.active;
    let mut options = berths(state, &state.shelters[seat], newcomer);
    let (first, second) = (options.next(), options.next());
    drop(options);
    match (first, second, newcomer) {
        (Some(berth), None, Newcomer::CargoShip) => house(state, seat, berth, log),
        (Some(_), _, _) => state.shelters[seat].pending = Pending::House,
        (None, _, _) => state.visit.newcomer = None,
    }
}

pub(crate) fn legal_berths(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Some(newcomer) = state.visit.newcomer else { return };
    actions.extend(berths(state, &state.shelters[seat], newcomer).map(|berth| Action::House { berth }));
    if newcomer == Newcomer::Flashlight {
        actions.push(Action::Done);
    }
}

/// The Flashlight is not used here.
pub(crate) fn house_nobody(state: &mut State) {
    state.visit.newcomer = None;
}

/// A new survivor moves in.
pub(crate) fn house(state: &mut State, seat: Seat, berth: Berth, log: &mut impl Log<Event>) {
    if state.visit.newcomer.take() == Some(Newcomer::Flashlight) {
        state.shelters[seat].spend(Equipment::Flashlight);
    }
    match berth {
        Berth::Airlock => state.shelters[seat].airlock += 1,
        Berth::Room(slot) => state.shelters[seat].rooms[usize::from(slot)].survivors += 1,
    }
    log.log(|| Event::SurvivorHoused { seat, berth });
}
