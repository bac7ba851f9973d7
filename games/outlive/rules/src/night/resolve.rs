//! Resolving events, §6.1: in turn, one at a time, until all have passed. Who passes is out, R4.

use table::{Log, Seat};

use super::begin_shelters;
use crate::action::{Action, Spared};
use crate::cards::EventCard;
use crate::event::Event;
use crate::pending::Pending;
use crate::rooms::{Room, council};
use crate::state::State;

/// Asks the next player who has not passed and can resolve something; one who cannot has passed.
pub(crate) fn next(state: &mut State, log: &mut impl Log<Event>) {
    for _ in 0..state.players() {
        let seat = state.active;
        if !state.shelters[seat].passed {
            let mut possible = false;
            options(state, seat, |_| possible = true);
            if possible {
                state.shelters[seat].pending = Pending::Resolve;
                return;
            }
            pass(state, seat, log);
        } else {
            state.active = seat.next(state.players());
        }
    }
    begin_shelters(state);
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    options(state, seat, |action| actions.push(action));
    actions.push(Action::Done);
}

pub(crate) fn options(state: &State, seat: Seat, mut each: impl FnMut(Action)) {
    let shelter = &state.shelters[seat];
    for event in state.unresolved.iter() {
        let cost = &state.values.events[event].cost;
        let mut consider = |spared| {
            let reduced = council::reduced(cost, spared);
            if reduced.iter().all(|(resource, &count)| shelter.funds(resource) >= count) {
                each(Action::Resolve { event, spared });
            }
        };
        consider(Spared::Nothing);
        council::options(shelter, cost, consider);
    }
}

/// The player is out for tonight.
pub(crate) fn pass(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.shelters[seat].passed = true;
    log.log(|| Event::Passed { seat });
    state.active = seat.next(state.players());
}

/// Pays for an event and keeps its card.
pub(crate) fn resolve(
    state: &mut State,
    seat: Seat,
    event: EventCard,
    spared: Spared,
    log: &mut impl Log<Event>,
) {
    let shelter = &mut state.shelters[seat];
    if spared != Spared::Nothing {
        shelter.use_room(Room::Council);
    }
    for (resource, &count) in council::reduced(&state.values.events[event].cost, spared).iter() {
        shelter.pay(resource, count);
    }
    shelter.events.insert(event);
    state.unresolved.remove(event);
    log.log(|| Event::EventResolved { seat, event });
    state.active = seat.next(state.players());
}
