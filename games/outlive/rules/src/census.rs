//! The accounting: every card and tile is somewhere, and no stock exceeds its place.

use table::{Seat, Word};

use crate::cards::{LeaderSet, Prey, TILES, city_tiles};
use crate::equipment::{COPIES, Equipment};
use crate::event::Event;
use crate::events;
use crate::pending::{Draw, Pending};
use crate::place::Ground;
use crate::rooms::{self, Room};
use crate::scoring;
use crate::setup::{Choosing, Setup};
use crate::shelter::Shelter;
use crate::stage::Stage;
use crate::state::State;
use crate::{City, Hero, Place};

/// Counts everything; an error says what is missing or too many.
pub fn census(state: &State) -> Result<(), String> {
    stocks(state)?;
    equipment(state)?;
    prey(state)?;
    tiles(state)?;
    rooms_and_leaders(state)?;
    state.seats().try_for_each(|seat| shelter(state, seat))
}

fn stocks(state: &State) -> Result<(), String> {
    for &place in Place::ALL {
        let size = match place {
            Place::Dam => state.seating.fill() + 1,
            _ if place.stock().is_some() => state.seating.fill(),
            _ => 0,
        };
        if state.stocks[place] > size {
            return Err(format!("the {place} holds {} of {size}", state.stocks[place]));
        }
    }
    Ok(())
}

fn equipment(state: &State) -> Result<(), String> {
    for &card in Equipment::ALL {
        let offered: usize = state
            .cities
            .values()
            .map(|city| city.display.iter().filter(|offer| **offer == Some(card)).count())
            .sum();
        let owned = state.seats().filter(|&seat| state.shelters[seat].equipment[card].is_owned()).count();
        let count = state.equipment_left[card] + state.equipment_discard[card] + (offered + owned) as u8;
        expect(|| format!("cards of {card}"), count, COPIES)?;
    }
    Ok(())
}

fn prey(state: &State) -> Result<(), String> {
    for &kind in Prey::ALL {
        let stacked: usize = state
            .grounds
            .values()
            .map(|ground| ground.stack.fixed().iter().filter(|&&prey| prey == kind).count())
            .sum();
        let hunted: u8 = state.seats().map(|seat| state.shelters[seat].prey[kind]).sum();
        let count = state.unseen_prey[kind] + stacked as u8 + hunted;
        expect(|| format!("prey tiles {kind}"), count, state.values.prey[kind].count)?;
    }
    let set_up =
        matches!(state.stage, Stage::Deal | Stage::Choose | Stage::Deploy | Stage::Scavenge(_) | Stage::Prey);
    for &ground in Ground::ALL {
        let unturned = !state.grounds[ground].turned && state.grounds[ground].stack.count > 0;
        if unturned && !set_up && state.draw != Some(Draw::Prey(ground)) {
            return Err(format!("nobody turns up the prey at the {ground}"));
        }
    }
    Ok(())
}

fn tiles(state: &State) -> Result<(), String> {
    for &city in City::ALL {
        let tiles = &state.cities[city];
        expect(|| format!("tiles in the stack of {city}"), tiles.left.total(), tiles.stack.count)?;
        for (tile, &count) in city_tiles().iter() {
            expect(|| format!("tiles {tile} of {city}"), tiles.left[tile] + tiles.aside[tile], count)?;
        }
        expect(|| format!("tiles of {city}"), tiles.left.total() + tiles.aside.total(), TILES)?;
    }
    Ok(())
}

fn rooms_and_leaders(state: &State) -> Result<(), String> {
    for (room, &copies) in rooms::advanced().iter().filter(|(room, _)| !room.is_standard()) {
        let held: u8 = state.seats().map(|seat| held(&state.shelters[seat], room)).sum();
        expect(|| format!("tiles of the {room}"), state.rooms_left[room] + held, copies)?;
    }
    let mut leaders = state.leaders_left;
    for seat in state.seats() {
        let shelter = &state.shelters[seat];
        for leader in shelter.leaders.into_iter().flatten().chain(shelter.leader) {
            if leaders.has(leader) {
                return Err(format!("{leader} is there twice"));
            }
            leaders.insert(leader);
        }
    }
    if leaders == LeaderSet::ALL { Ok(()) } else { Err("a leader is missing".into()) }
}

fn held(shelter: &Shelter, room: Room) -> u8 {
    if shelter.choosing == Choosing::Rooms {
        return shelter.hand[room];
    }
    shelter.rooms.iter().filter(|slot| slot.room == room).count() as u8
}

fn shelter(state: &State, seat: Seat) -> Result<(), String> {
    let shelter = &state.shelters[seat];
    if shelter.airlock > state.values.airlock_size() {
        return Err(format!("{} survivors in the airlock of seat {seat}", shelter.airlock));
    }
    for slot in &shelter.rooms {
        if slot.survivors > slot.room.most() || !slot.built && slot.survivors > 0 {
            return Err(format!("{} survivors in the {} of seat {seat}", slot.survivors, slot.room));
        }
    }
    let mut places: Vec<_> = shelter.heroes.values().filter_map(|hero| hero.place).collect();
    places.sort_unstable();
    if places.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(format!("two heroes of seat {seat} are at one place"));
    }
    if shelter.radiation > state.values.radiation_end() {
        return Err(format!("the radiation of seat {seat} is off the track"));
    }
    if state.stage == Stage::Over && shelter.pending != Pending::Nothing {
        return Err(format!("seat {seat} is asked after the end"));
    }
    Ok(())
}

fn expect(what: impl Fn() -> String, count: u8, expected: u8) -> Result<(), String> {
    if count == expected { Ok(()) } else { Err(format!("{count} {} instead of {expected}", what())) }
}

/// Whether a finished game adds up: six rounds, each hero once a round, points as told.
pub fn audit(_setup: &Setup, state: &State, heard: &[Event]) -> Result<(), String> {
    for seat in state.seats() {
        for &hero in Hero::ALL {
            let played = heard.iter().filter(|event| match **event {
                Event::Moved { seat: mover, hero: moved, .. } | Event::Stood { seat: mover, hero: moved } => {
                    mover == seat && moved == hero
                }
                _ => false,
            });
            expect(|| format!("turns of hero {hero} of seat {seat}"), played.count() as u8, events::ROUNDS)?;
        }
        let told: i16 = heard
            .iter()
            .map(|event| match *event {
                Event::Scored { seat: scorer, points, .. } if scorer == seat => points,
                _ => 0,
            })
            .sum();
        let score = scoring::scores(state)[seat].points;
        if told != score {
            return Err(format!("seat {seat} has {score} points but was told of {told}"));
        }
    }
    Ok(())
}
