//! The accounting: every cube, crystal, disc and card is somewhere, after every step.

use table::{Seat, Word};

use crate::autom::Solo;
use crate::deck::{LAKE_CARDS, SPACESHIP_CARDS};
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::setup::{CRYSTALS, START_VP, Seating, Setup};
use crate::state::{Fishing, State};
use crate::{CUBES, Good, Location, Worker};

/// Counts everything; an error says what is missing or too many.
pub fn census(state: &State) -> Result<(), String> {
    cubes(state)?;
    crystals(state)?;
    discs(state)?;
    cards(state)?;
    let range = state.values.mood_lowest..=state.values.mood_highest;
    match state.mood.iter().find(|(_, mood)| !range.contains(mood)) {
        Some((worker, mood)) => Err(format!("the {worker}'s mood is {mood}")),
        None => Ok(()),
    }
}

/// Whether a finished game adds up: everybody had the same number of turns, §3, and the points won
/// and lost explain the scores.
pub fn audit(setup: &Setup, state: &State, events: &[Event]) -> Result<(), String> {
    let turns_each = match setup.seating {
        Seating::Solo | Seating::Two => 18,
        Seating::Three => 14,
        Seating::Four => 12,
    };
    for seat in Seat::first(state.parties()) {
        let is_turn = |event: &&Event| match **event {
            Event::Moved { seat: mover, .. } | Event::Stayed { seat: mover, .. } => mover == seat,
            _ => false,
        };
        expect(|| format!("turns of seat {seat}"), events.iter().filter(is_turn).count() as u8, turns_each)?;
        let won = events.iter().map(|event| match *event {
            Event::Scored { seat: scorer, by, .. } if scorer == seat => by,
            _ => 0,
        });
        let told = START_VP + won.sum::<i16>();
        if told != state.players[seat].vp {
            return Err(format!("seat {seat} has {} VP but was told of {told}", state.players[seat].vp));
        }
    }
    Ok(())
}

fn cubes(state: &State) -> Result<(), String> {
    for &good in Good::ALL {
        let on_goal_card = u8::from(state.solo.delivered.has(good));
        let count = state.supply[good] + state.warehouse[good] + state.exported[good] + on_goal_card;
        expect(|| format!("{good} cubes"), count, CUBES)?;
        if state.warehouse[good] > 2 {
            return Err(format!("{} {good} cubes wait in the warehouse", state.warehouse[good]));
        }
    }
    Ok(())
}

fn crystals(state: &State) -> Result<(), String> {
    let mut count = state.crystals;
    for seat in Seat::first(state.seating.seats()) {
        let player = &state.players[seat];
        count += player.crystals + player.donated;
        count += state.pledges.values().map(|pledges| pledges[seat]).sum::<u8>();
    }
    expect(|| "crystals".into(), count, CRYSTALS)
}

fn discs(state: &State) -> Result<(), String> {
    for seat in Seat::first(state.parties()) {
        let on_portraits: u8 = state.discs.values().map(|discs| discs[seat]).sum();
        let count = state.players[seat].reserve + state.players[seat].held + on_portraits;
        let expected = match state.seating {
            Seating::Solo if seat == Solo::YOU => 0,
            Seating::Solo | Seating::Two => 9,
            Seating::Three => 7,
            Seating::Four => 6,
        };
        expect(|| format!("discs of seat {seat}"), count, expected)?;
    }
    Ok(())
}

fn cards(state: &State) -> Result<(), String> {
    expect(
        || "spaceship cards".into(),
        state.spaceship.left.total() + state.spaceship.discard.total(),
        SPACESHIP_CARDS,
    )?;
    let recalled = u8::from(state.current.fishing == Fishing::Recalled);
    let revealed = match state.pending {
        Pending::Draw(Draw::SecondLake(_)) => 1 - recalled,
        Pending::Catch(..) => 2 - recalled,
        _ => 0,
    };
    expect(
        || "lake cards".into(),
        state.lake.left.total() + state.lake.discard.total() + revealed,
        LAKE_CARDS,
    )?;
    for &worker in Worker::ALL {
        let owners = state.players.values().filter(|player| player.worker_card == Some(worker)).count();
        if owners > 1 {
            return Err(format!("the {worker} card was dealt {owners} times"));
        }
    }
    for &location in Location::ALL {
        let owners = state.players.values().filter(|player| player.location_card == Some(location)).count();
        if owners > 1 {
            return Err(format!("the {location} card was dealt {owners} times"));
        }
    }
    Ok(())
}

fn expect(what: impl Fn() -> String, count: u8, expected: u8) -> Result<(), String> {
    if count == expected { Ok(()) } else { Err(format!("{count} {} instead of {expected}", what())) }
}
