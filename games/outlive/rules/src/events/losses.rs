//! What rats, §14.6, looters, §14.7, and the epidemic, §14.9, take; and how survivors leave.

use table::{Log, Seat};

use crate::action::{Action, Berth, Items};
use crate::cards::EventCard;
use crate::event::Event;
use crate::pending::{Kinds, Pending};
use crate::resource::{COMMODITIES, MATERIALS};
use crate::shelter::Shelter;
use crate::state::State;
use crate::{Resource, events};

/// Lets an event take what it takes from everybody whom it concerns.
pub(super) fn bite(state: &mut State, event: EventCard, log: &mut impl Log<Event>) {
    if matches!(event, EventCard::Rats | EventCard::Looters | EventCard::Epidemic) {
        log.log(|| Event::EventBit { event });
    }
    for seat in state.seats() {
        if events::concerns(state, event, seat) {
            match event {
                EventCard::Rats => discard(state, seat, Kinds::Commodities, 1, log),
                EventCard::Looters => discard(state, seat, Kinds::Supplies, 2, log),
                EventCard::Epidemic => leave(state, seat, 1, log),
                EventCard::ForestFire
                | EventCard::CaveIn
                | EventCard::ShortCircuit
                | EventCard::CollapsedDistrict
                | EventCard::Sandstorm
                | EventCard::PoisonedSpring
                | EventCard::WildPack
                | EventCard::BlockedRoads
                | EventCard::PowerFailure => {}
            }
        }
    }
}

/// What a discard can be paid with.
fn kinds(kinds: Kinds) -> &'static [Resource] {
    const SUPPLIES: [Resource; 4] = [MATERIALS[0], MATERIALS[1], MATERIALS[2], Resource::Ammo];
    match kinds {
        Kinds::Commodities => &COMMODITIES,
        Kinds::Supplies => &SUPPLIES,
    }
}

/// Asks what is discarded, where there is a choice.
fn discard(state: &mut State, seat: Seat, of: Kinds, count: u8, log: &mut impl Log<Event>) {
    let shelter = &mut state.shelters[seat];
    let held: u8 = kinds(of).iter().map(|&resource| shelter.store[resource]).sum();
    let count = count.min(held);
    match only_selection(shelter, kinds(of), count) {
        Some(items) => give(state, seat, items, log),
        None => shelter.pending = Pending::Discard(of, count),
    }
}

pub(crate) fn legal_discards(state: &State, seat: Seat, of: Kinds, count: u8, actions: &mut Vec<Action>) {
    selections(&state.shelters[seat], kinds(of), count, |items| actions.push(Action::Give { items }));
}

/// Resources go from a store to the supply.
pub(crate) fn give(state: &mut State, seat: Seat, items: Items, log: &mut impl Log<Event>) {
    for resource in items.into_iter().flatten() {
        state.shelters[seat].store[resource] -= 1;
        log.log(|| Event::Discarded { seat, resource });
    }
}

/// All selections of up to three resources of these kinds, as many as `count`.
pub(crate) fn selections(shelter: &Shelter, of: &[Resource], count: u8, mut each: impl FnMut(Items)) {
    fn extend(
        shelter: &Shelter,
        of: &[Resource],
        count: u8,
        chosen: usize,
        items: Items,
        each: &mut impl FnMut(Items),
    ) {
        if usize::from(count) == chosen {
            return each(items);
        }
        for (index, &resource) in of.iter().enumerate() {
            let used = items[..chosen].iter().filter(|item| **item == Some(resource)).count();
            if usize::from(shelter.store[resource]) > used {
                let mut longer = items;
                longer[chosen] = Some(resource);
                extend(shelter, &of[index..], count, chosen + 1, longer, each);
            }
        }
    }
    extend(shelter, of, count, 0, [None; 3], &mut each);
}

/// The only selection there is, if there is but one.
pub(crate) fn only_selection(shelter: &Shelter, of: &[Resource], count: u8) -> Option<Items> {
    let (mut first, mut number) = (None, 0);
    selections(shelter, of, count, |items| {
        first = first.or(Some(items));
        number += 1;
    });
    first.filter(|_| number == 1)
}

/// Survivors leave; who, the player chooses, where there is a choice.
pub(crate) fn leave(state: &mut State, seat: Seat, count: u8, log: &mut impl Log<Event>) {
    let shelter = &mut state.shelters[seat];
    let count = count.min(shelter.survivors());
    let berths = berths(shelter).count();
    if count == 0 {
        return;
    }
    if berths == 1 || count == shelter.survivors() {
        for _ in 0..count {
            let from = self::berths(&state.shelters[seat]).next();
            if let Some(from) = from {
                remove(state, seat, from, log);
            }
        }
    } else {
        shelter.pending = Pending::Leave(count);
    }
}

/// The berths with anybody in them.
fn berths(shelter: &Shelter) -> impl Iterator<Item = Berth> {
    let airlock = (shelter.airlock > 0).then_some(Berth::Airlock);
    let rooms =
        (0..).zip(shelter.rooms).filter(|(_, slot)| slot.survivors > 0).map(|(index, _)| Berth::Room(index));
    airlock.into_iter().chain(rooms)
}

/// As many as have to leave from one berth, or some of them; the others are asked for then.
pub(crate) fn legal_dismissals(state: &State, seat: Seat, left: u8, actions: &mut Vec<Action>) {
    let shelter = &state.shelters[seat];
    for from in berths(shelter) {
        let present = match from {
            Berth::Airlock => shelter.airlock,
            Berth::Room(slot) => shelter.rooms[usize::from(slot)].survivors,
        };
        actions.extend((1..=left.min(present)).rev().map(|count| Action::Dismiss { from, count }));
    }
}

/// Survivors leave, and then the others that have to.
pub(crate) fn dismiss(
    state: &mut State,
    seat: Seat,
    from: Berth,
    count: u8,
    left: u8,
    log: &mut impl Log<Event>,
) {
    for _ in 0..count {
        remove(state, seat, from, log);
    }
    leave(state, seat, left - count, log);
}

fn remove(state: &mut State, seat: Seat, from: Berth, log: &mut impl Log<Event>) {
    match from {
        Berth::Airlock => state.shelters[seat].airlock -= 1,
        Berth::Room(slot) => state.shelters[seat].rooms[usize::from(slot)].survivors -= 1,
    }
    log.log(|| Event::SurvivorLeft { seat, from });
}
