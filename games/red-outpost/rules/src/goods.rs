//! Goods, §5: producing, receiving, exporting; and what they pay.

use table::Log;

use crate::event::{Event, Source};
use crate::setup::Seating;
use crate::state::State;
use crate::{Good, autom, score};

/// How many cubes of a kind leave together, §5.3.
const SHIPMENT: u8 = 3;
/// What a lap of the wheel pays beside a crystal, §5.1.
const LAP_VP: i16 = 2;

/// §5.1: a cube to the Warehouse, and the wheel goes on one field.
pub(crate) fn produce(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.current.produced.insert(good);
    log.log(|| Event::Produced { seat, good });
    turn_wheel(state, 1, log);
    store(state, good, log);
}

/// §5.2: a cube to the Warehouse that nobody produced.
pub(crate) fn receive(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    let seat = state.active;
    log.log(|| Event::Received { seat, good });
    store(state, good, log);
}

/// Takes a cube out of the Warehouse and back to the supply.
pub(crate) fn discard(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.warehouse[good] -= 1;
    state.supply[good] += 1;
    log.log(|| Event::Discarded { seat, good });
}

/// Advances the wheel of the player whose turn it is, §5.1. The reward area between the last field
/// and the first is no field.
pub(crate) fn turn_wheel(state: &mut State, by: u8, log: &mut impl Log<Event>) {
    let lap = state.values.wheel_fields;
    state.player().wheel += by;
    while state.player().wheel >= lap {
        state.player().wheel -= lap;
        let seat = state.active;
        score::score(state, seat, LAP_VP, Source::Wheel, log);
        gain_crystals(state, 1, log);
    }
}

/// Lays a cube into the Warehouse. Three of a kind leave at once, §5.3, R3.
fn store(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    state.supply[good] -= 1;
    state.warehouse[good] += 1;
    if state.warehouse[good] == SHIPMENT {
        state.warehouse[good] = 0;
        state.supply[good] += SHIPMENT;
        export(state, good, log);
    }
}

/// Whether one more cube of this kind would leave at once.
pub(crate) fn completes_shipment(state: &State, good: Good) -> bool {
    state.warehouse[good] + 1 == SHIPMENT
}

/// Puts a cube of the supply on its export track and scores it, §5.3.
pub(crate) fn export(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    let seat = state.active;
    let vp = match state.seating {
        Seating::Solo => match autom::export(state, good, log) {
            Some(vp) => vp,
            None => return,
        },
        Seating::Two | Seating::Three | Seating::Four => next_field(state, good),
    };
    log.log(|| Event::Exported { seat, good });
    score::score(state, seat, i16::from(vp), Source::Exports, log);
}

/// Fills the leftmost empty field of the track. The last one, with the question mark, never fills.
fn next_field(state: &mut State, good: Good) -> u8 {
    let track = state.values.exports[good];
    match track.permanent().get(usize::from(state.exported[good])) {
        Some(&vp) => {
            state.supply[good] -= 1;
            state.exported[good] += 1;
            vp
        }
        None => track.last,
    }
}

/// Crystals from the supply, as many as are left, §5.4, R4. Autom takes points instead, §10.6.
pub(crate) fn gain_crystals(state: &mut State, count: u8, log: &mut impl Log<Event>) {
    let seat = state.active;
    if state.autom_moves() {
        score::score(state, seat, i16::from(count), Source::AutomCrystals, log);
        return;
    }
    let count = count.min(state.crystals);
    if count > 0 {
        state.crystals -= count;
        state.players[seat].crystals += count;
        log.log(|| Event::CrystalsGained { seat, count });
    }
}

/// Pays a crystal to the supply.
pub(crate) fn spend_crystal(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.players[seat].crystals -= 1;
    state.crystals += 1;
    log.log(|| Event::CrystalSpent { seat });
}

/// Gives a crystal to the Palace, §6.2.
pub(crate) fn donate(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.players[seat].crystals -= 1;
    state.players[seat].donated += 1;
    log.log(|| Event::Donated { seat });
}
