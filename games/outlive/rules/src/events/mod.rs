//! Events, §14: what each does every day while it lies on the convoy board. A file for each kind of
//! bite; the limits that an event sets stand here, where the places ask for them.

mod losses;
mod shortages;

use table::{Log, Seat};

use crate::cards::{EventCard, EventSet};
use crate::event::Event;
use crate::pending::Draw;
use crate::rooms::bunker;
use crate::stage::Stage;
use crate::state::State;

pub(crate) use losses::{dismiss, give, leave, legal_discards, legal_dismissals, only_selection, selections};
pub(crate) use shortages::{search_fill, stock_size};

/// The rounds of a game.
pub(crate) const ROUNDS: u8 = 6;

/// Nature reveals the round's event, §5.1.
pub(crate) fn reveal(state: &mut State) {
    state.draw = Some(Draw::Event);
    state.stage = Stage::Bite(0);
}

/// The round's event is known: it lies on the convoy board until somebody resolves it.
pub(crate) fn lay_out(state: &mut State, event: EventCard, log: &mut impl Log<Event>) {
    state.convoy[usize::from(state.round) - 1] = Some(event);
    state.unresolved.insert(event);
    log.log(|| Event::EventRevealed { event });
    shortages::begin(state, log);
}

/// The events bite in the order of the convoy board, and everybody settles each at the same time, §14.
pub(crate) fn bite(state: &mut State, place: u8, log: &mut impl Log<Event>) {
    // A shortage that was just revealed first clears what is too many.
    if let Some(city) = shortages::surplus_city(state) {
        state.draw = Some(Draw::Aside(city));
        return;
    }
    if place == ROUNDS {
        state.active = state.start;
        state.stage = Stage::Move;
        return;
    }
    state.stage = Stage::Bite(place + 1);
    if let Some(event) = state.convoy[usize::from(place)]
        && state.unresolved.has(event)
    {
        losses::bite(state, event, log);
    }
}

/// Whether an event concerns a player: it lies there, and no Bunker protects him, §10.10. Shortages
/// concern the board and are not asked about here.
pub(crate) fn concerns(state: &State, event: EventCard, seat: Seat) -> bool {
    state.unresolved.has(event) && !bunker::protects(&state.shelters[seat])
}

/// The events that do something to a player; shortages do it to the board.
pub(crate) fn touching(state: &State, seat: Seat) -> EventSet {
    let others = state.unresolved.iter().filter(|&event| !shortages::is_one(event));
    others.filter(|&event| concerns(state, event, seat)).collect()
}

/// The actions of a hero of this strength, §14.5.
pub(crate) fn actions(state: &State, seat: Seat, strength: u8) -> u8 {
    const SANDSTORM: u8 = 3;
    if concerns(state, EventCard::Sandstorm, seat) { strength.min(SANDSTORM) } else { strength }
}

/// How far heroes move, §5.2, §14.11.
pub(crate) fn reach(state: &State, seat: Seat) -> usize {
    if concerns(state, EventCard::BlockedRoads, seat) { 1 } else { 2 }
}

/// What the Dam costs more, §14.8.
pub(crate) fn extra_chips(state: &State, seat: Seat) -> u8 {
    u8::from(concerns(state, EventCard::PoisonedSpring, seat))
}

/// How much tougher prey is, §14.10.
pub(crate) fn extra_endurance(state: &State, seat: Seat) -> u8 {
    u8::from(concerns(state, EventCard::WildPack, seat))
}

/// What building and repairing cost more, §14.12.
pub(crate) fn extra_materials(state: &State, seat: Seat) -> u8 {
    u8::from(concerns(state, EventCard::PowerFailure, seat))
}
