//! Autom's turn, §10.5: the card that lies open names the destination, the next one the worker.

use table::Log;

use super::{Direction, goal};
use crate::event::Event;
use crate::state::State;
use crate::turn::{Step, move_worker};
use crate::{Location, LocationSet, Worker, phases};

/// Nature has turned up the next card: its worker goes where the card before it says.
pub(crate) fn move_by_card(state: &mut State, card: u8, log: &mut impl Log<Event>) {
    let named = destination(state);
    turn_up(state, card, log);
    let worker = choose_worker(state, state.values.autom[usize::from(card)].worker);
    let to = named.unwrap_or_else(|| nearest(state, state.at[worker]));
    move_worker(state, worker, to, log);
    // No disc is placed, and no special card is in play.
    state.step = Step::Mood;
}

/// Lays a card open.
pub(super) fn turn_up(state: &mut State, card: u8, log: &mut impl Log<Event>) {
    state.solo.face_up = Some(card);
    state.solo.cards_turned.insert(card);
    log.log(|| Event::AutomCardTurned { card });
}

/// The first free location on the open card, from the top.
pub(crate) fn destination(state: &State) -> Option<Location> {
    let card = state.values.autom[usize::from(state.solo.face_up?)];
    let free = free(state);
    card.locations.into_iter().find(|&location| free.has(location))
}

/// Where Autom could go: free, open, not blocked, and never the Barracks.
fn free(state: &State) -> LocationSet {
    phases::open(state).minus(phases::occupied(state)).without(Location::Barracks)
}

/// The worker on the card, or the first upright one in the goal card's order.
fn choose_worker(state: &State, named: Worker) -> Worker {
    if state.standing.has(named) { named } else { first_upright(state) }
}

/// The first upright worker in the goal card's order.
pub(super) fn first_upright(state: &State) -> Worker {
    let order = goal(state).workers;
    order.into_iter().find(|&worker| state.standing.has(worker)).expect("a turn has an upright worker")
}

/// The nearest free location in the goal card's direction, R17.
fn nearest(state: &State, from: Location) -> Location {
    let ring = state.values.ring;
    let start = ring.iter().position(|&location| location == from).expect("the ring has every location");
    let free = free(state);
    (1..ring.len())
        .map(|steps| match goal(state).direction {
            Direction::Clockwise => ring[(start + steps) % ring.len()],
            Direction::CounterClockwise => ring[(start + ring.len() - steps) % ring.len()],
        })
        .find(|&location| free.has(location))
        .expect("six workers cannot fill the board")
}
