//! The cities, §5.10: equipment on offer, and search tiles.

use table::{Log, Seat};

use super::{ask, gain, heal};
use crate::action::Action;
use crate::cards::Tile;
use crate::equipment::{Condition, Equipment};
use crate::event::Event;
use crate::pending::Draw;
use crate::rooms::{lookout, salvagers, scouts};
use crate::state::State;
use crate::{City, Place, Resource};

pub(super) fn act(state: &mut State) -> bool {
    let (seat, place) = (state.active, state.visit.place);
    let Some(city) = place.city() else { return false };
    if state.visit.free_searches > 0 && state.cities[city].stack.count > 0 {
        state.visit.free_searches -= 1;
        state.draw = Some(Draw::Search(city));
        return true;
    }
    let tiles = state.cities[city].stack.count > 0;
    let anything = state.visit.actions > 0 && (tiles || offers(state, seat, city).next().is_some());
    if anything {
        ask(state);
    }
    anything
}

pub(super) fn legal(state: &State, seat: Seat, place: Place, actions: &mut Vec<Action>) {
    let Some(city) = place.city() else { return };
    actions.extend(offers(state, seat, city).map(|equipment| Action::Pick { equipment }));
    if state.cities[city].stack.count > 0 {
        actions.push(Action::Search);
    }
    lookout::options(state, seat, |action| actions.push(action));
}

/// The equipment on offer that the player lacks, each kind once.
fn offers(state: &State, seat: Seat, city: City) -> impl Iterator<Item = Equipment> {
    let display = state.cities[city].display;
    let lacking = move |equipment: &Equipment| !state.shelters[seat].equipment[*equipment].is_owned();
    (0..display.len())
        .filter(move |&index| !display[..index].contains(&display[index]))
        .filter_map(move |index| display[index])
        .filter(lacking)
}

/// Takes a card; it is broken.
pub(crate) fn pick(state: &mut State, seat: Seat, equipment: Equipment, log: &mut impl Log<Event>) {
    state.visit.actions -= 1;
    if let Some(city) = state.visit.place.city()
        && let Some(card) = state.cities[city].display.iter_mut().find(|card| **card == Some(equipment))
    {
        *card = None;
    }
    state.shelters[seat].equipment[equipment] = Condition::Broken;
    log.log(|| Event::EquipmentTaken { seat, equipment });
}

/// Nature turns up a tile.
pub(crate) fn search(state: &mut State) {
    state.visit.actions -= 1;
    state.draw = state.visit.place.city().map(Draw::Search);
}

/// A search tile was turned up: it pays, and lies open.
pub(crate) fn found(state: &mut State, city: City, tile: Tile, log: &mut impl Log<Event>) {
    let seat = state.active;
    turn_up(state, city, tile);
    log.log(|| Event::TileFound { seat, city, tile });
    pay(state, seat, tile, log);
    if tile == Tile::Empty {
        salvagers::pay(state, seat, city, log);
    }
    if !state.visit.searched {
        state.visit.searched = true;
        state.visit.free_searches = scouts::tiles(&mut state.shelters[seat], city);
    }
}

/// A tile leaves the stack and lies open beside it.
pub(crate) fn turn_up(state: &mut State, city: City, tile: Tile) {
    let tiles = &mut state.cities[city];
    tiles.stack.take(0);
    tiles.left[tile] -= 1;
    tiles.aside[tile] += 1;
}

/// What a search tile shows.
pub(crate) fn pay(state: &mut State, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let resource = match tile {
        Tile::Water => Resource::Water,
        Tile::Can => Resource::Can,
        Tile::Wood => Resource::Wood,
        Tile::Metal => Resource::Metal,
        Tile::Chip => Resource::Chip,
        Tile::Ammo => Resource::Ammo,
        Tile::Pill => return heal(state, seat, log),
        Tile::Empty => return,
    };
    gain(state, seat, resource, 1, log);
}
