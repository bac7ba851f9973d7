//! Autom at the locations, §10.6: it owns no crystals, always has one to spend, and scores a point
//! for each that it would gain.

use table::Log;

use super::you::add_disc;
use super::{Solo, goal};
use crate::event::{Event, Source};
use crate::locations::{self, administration, palace};
use crate::state::State;
use crate::{Location, goods, score};

/// The action of the location, with Autom's changes.
pub(crate) fn act(state: &mut State, log: &mut impl Log<Event>) {
    match state.place() {
        Location::Palace => {
            palace::welcome(state, log);
            donate(state, log);
        }
        Location::Beerhouse => score::score(state, Solo::AUTOM, 1, Source::AutomCrystals, log),
        Location::Warehouse => clear_out(state, log),
        // The Bureaucrat gets the disc too, and her wages are a point, R18.
        Location::Administration => {
            administration::receive(state, log);
            add_disc(state, state.current.mover, log);
        }
        Location::Pasture
        | Location::Cornfield
        | Location::Spaceship
        | Location::Mine
        | Location::FieldKitchen
        | Location::Lake
        | Location::LabourCamp
        | Location::Barracks => locations::act(state, log),
    }
}

/// Autom always gives a crystal; it is counted, not taken from the supply, R28.
fn donate(state: &mut State, log: &mut impl Log<Event>) {
    state.players[Solo::AUTOM].donated += 1;
    log.log(|| Event::Donated { seat: Solo::AUTOM });
}

/// One good leaves the Warehouse by the goal card's order.
fn clear_out(state: &mut State, log: &mut impl Log<Event>) {
    let order = goal(state).warehouse;
    if let Some(good) = order.into_iter().find(|&good| state.warehouse[good] > 0) {
        goods::discard(state, good, log);
    }
}

/// A good of Autom's choice: one that is exported at once if there is one, by the goal card's order.
pub(crate) fn find(state: &mut State, log: &mut impl Log<Event>) {
    let order = goal(state).spaceship;
    let completing = order.into_iter().find(|&good| goods::completes_shipment(state, good));
    goods::receive(state, completing.unwrap_or(order[0]), log);
}
