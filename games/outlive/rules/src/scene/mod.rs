//! Positions that can be written down: one fact a line, or several with `;` between them.
//!
//! A scene names what differs from an empty first Day: heroes lying on the first four places of the
//! ring, nobody in the shelters, nothing in the stores, full stocks. What follows from the rest (decks,
//! face-down tiles) is computed. `docs/notation.md` lists the facts.

mod balance;
mod facts;

use table::{NotationError, Seat, Tokens, Word, scene_facts};

pub use facts::facts;

use crate::cards::{EventCard, Prey, Tile};
use crate::equipment::{Condition, Equipment};
use crate::place::Ground;
use crate::rooms::{Room, RoomSlot, STANDARD};
use crate::setup::{Choosing, Placement, Seating, Setup};
use crate::shelter::Shelter;
use crate::stage::{Stage, proceed};
use crate::state::State;
use crate::values::Values;
use crate::{City, Hero, Place, Resource, Slot, events, night};

/// Where heroes lie if the scene does not say.
const DEFAULT_PLACES: [Place; 4] = [Place::Forest, Place::Dam, Place::MilitaryBase, Place::SilentPeak];

/// Reads a scene.
pub fn scene(text: &str) -> Result<State, NotationError> {
    let mut seating = Seating::Two;
    for (at, fact) in scene_facts(text) {
        let mut tokens = Tokens::new(fact);
        if let Some((_, "seats")) = tokens.next_raw() {
            seating = tokens.word().map_err(|error| error.shifted(at))?;
        }
    }
    let mut state = blank(seating);
    for (at, fact) in scene_facts(text) {
        read_fact(&mut state, fact).map_err(|error| error.shifted(at))?;
    }
    balance::balance(&mut state)?;
    proceed(&mut state, &mut ());
    Ok(state)
}

/// The first Day with nothing anywhere but the stocks.
fn blank(seating: Seating) -> State {
    let setup = Setup { seating, placement: Placement::Simultaneous, values: Values::built_in() };
    let mut state = setup.state();
    state.round = 1;
    state.stage = Stage::Move;
    state.algae = true;
    for &place in Place::ALL {
        state.stocks[place] = events::stock_size(&state, place);
    }
    for &slot in Slot::ALL {
        state.waiting[slot] = true;
    }
    for seat in state.seats() {
        let shelter = &mut state.shelters[seat];
        shelter.choosing = Choosing::Done;
        for (&hero, place) in Hero::ALL.iter().zip(DEFAULT_PLACES) {
            shelter.heroes[hero].place = Some(place);
        }
    }
    state
}

fn read_fact(state: &mut State, fact: &str) -> Result<(), NotationError> {
    let mut tokens = Tokens::new(fact);
    let (at, subject) = tokens.expect("a fact")?;
    match subject {
        "seats" => drop(tokens.word::<Seating>()?),
        "round" => state.round = tokens.number("a round", 1..=6)? as u8,
        "start" => state.start = tokens.word()?,
        "turn" => state.active = tokens.word()?,
        "phase" => read_phase(state, &mut tokens)?,
        "event" => {
            let event: EventCard = tokens.word()?;
            if let Some(place) = state.convoy.iter_mut().find(|place| place.is_none()) {
                *place = Some(event);
            }
            state.unresolved.insert(event);
        }
        "stock" => {
            let place: Place = tokens.word()?;
            state.stocks[place] = count(&mut tokens)?;
        }
        "algae" => {
            tokens.literal("taken")?;
            state.algae = false;
        }
        "marker" => state.next_start = Some(tokens.word()?),
        "slot" => {
            let slot: Slot = tokens.word()?;
            tokens.literal("empty")?;
            state.waiting[slot] = false;
        }
        "display" => {
            let city: City = tokens.word()?;
            for place in &mut state.cities[city].display {
                *place = tokens.optional()?;
            }
        }
        "aside" => {
            let city: City = tokens.word()?;
            let tile: Tile = tokens.word()?;
            state.cities[city].aside[tile] = count(&mut tokens)?;
        }
        "stack" => read_stack(state, &mut tokens)?,
        "prey" => read_prey(state, &mut tokens)?,
        "player" => read_player(state, &mut tokens)?,
        _ => return Err(Tokens::unexpected(at, subject, "the beginning of a fact")),
    }
    tokens.end()
}

/// Where in the round the scene is: the Day's turns unless it says otherwise.
fn read_phase(state: &mut State, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
    let (at, phase) = tokens.expect("a phase")?;
    state.stage = match phase {
        "dawn" => Stage::NightEnds,
        "event" => Stage::Event,
        "bite" => Stage::Bite(0),
        "day" => Stage::Move,
        "resolve" => Stage::Resolve,
        "shelters" => {
            night::begin_shelters(state);
            Stage::Shelters
        }
        _ => return Err(Tokens::unexpected(at, phase, "dawn, event, bite, day, resolve or shelters")),
    };
    Ok(())
}

/// A search stack that a player has looked through: `stack CITY SEAT TILE …` from the top.
fn read_stack(state: &mut State, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
    let city: City = tokens.word()?;
    state.cities[city].stack.seen.insert(tokens.word()?);
    while let Some(tile) = tokens.optional::<Tile>()? {
        state.cities[city].stack.fix(tile);
    }
    Ok(())
}

/// The prey of a stack from the top, of which the first lies open: `prey GROUND PREY …`.
fn read_prey(state: &mut State, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
    let ground: Ground = tokens.word()?;
    let stack = &mut state.grounds[ground];
    let mut tiles = 0;
    while let Some(prey) = tokens.optional::<Prey>()? {
        stack.stack.fix(prey);
        tiles += 1;
    }
    stack.turned = tiles > 0;
    // A list is the whole stack, but for a single tile, which is its top.
    if tiles != 1 {
        stack.stack.count = tiles;
    }
    Ok(())
}

fn read_player(state: &mut State, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
    let seat: Seat = tokens.word()?;
    let radiation = state.values.radiation;
    let shelter = &mut state.shelters[seat];
    let (at, what) = tokens.expect("what the player has")?;
    match what {
        "leader" => shelter.leader = Some(tokens.word()?),
        "airlock" => shelter.airlock = count(tokens)?,
        "radiation" => {
            let points = tokens.number("a field of the track", -20..=20)?;
            let field = radiation.iter().position(|&field| i16::from(field) == points);
            shelter.radiation =
                field.ok_or_else(|| Tokens::unexpected(at, what, "a field of the radiation track"))? as u8;
        }
        "room" => read_room(shelter, tokens)?,
        "equipment" => {
            let equipment: Equipment = tokens.word()?;
            let (at, condition) = tokens.expect("a condition")?;
            shelter.equipment[equipment] = match condition {
                "broken" => Condition::Broken,
                "ready" => Condition::Ready,
                "spent" => Condition::Spent,
                _ => return Err(Tokens::unexpected(at, condition, "broken, ready or spent")),
            };
        }
        "hunted" => {
            let prey: Prey = tokens.word()?;
            shelter.prey[prey] = count(tokens)?;
        }
        "resolved" => shelter.events.insert(tokens.word()?),
        "hero" => {
            let hero: Hero = tokens.word()?;
            let (at, posture) = tokens.expect("lies or stands")?;
            if !["lies", "stands"].contains(&posture) {
                return Err(Tokens::unexpected(at, posture, "lies or stands"));
            }
            shelter.heroes[hero].active = posture == "stands";
            shelter.heroes[hero].place = Some(tokens.word()?);
            shelter.heroes[hero].slot = tokens.optional()?;
        }
        _ => match Resource::parse(what) {
            Some(resource) => shelter.store[resource] = count(tokens)?,
            None => return Err(Tokens::unexpected(at, what, "what a player can have")),
        },
    }
    Ok(())
}

/// `room NAME site` is under construction, `room NAME 3` is built and has three survivors. Advanced
/// rooms replace those that the scene has not named.
fn read_room(shelter: &mut Shelter, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
    let room: Room = tokens.word()?;
    let mut ahead = tokens.clone();
    let built = if let Some((_, "site")) = ahead.next_raw() {
        *tokens = ahead;
        None
    } else {
        Some(tokens.number("a number of survivors", 0..=8)? as u8)
    };
    let index = if room.is_standard() {
        room as usize
    } else {
        // Named rooms carry a mark until the scene is complete.
        let free = (STANDARD.len()..shelter.rooms.len()).find(|&index| shelter.rooms[index].used != NAMED);
        free.ok_or_else(|| NotationError::new(0, "a shelter has four advanced rooms"))?
    };
    shelter.rooms[index] =
        RoomSlot { room, built: built.is_some(), survivors: built.unwrap_or(0), used: NAMED };
    Ok(())
}

/// The mark of a room that the scene has named.
const NAMED: u8 = u8::MAX;

fn count(tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
    Ok(tokens.number("a count", 0..=99)? as u8)
}
