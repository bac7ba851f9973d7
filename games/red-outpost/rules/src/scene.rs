//! Positions that can be written down: one fact a line, or several with `;` between them.
//!
//! A scene names what differs from an empty board on the first Morning; whatever follows from the
//! rest (supplies, reserves, face-down cards) is computed, so that a scene cannot lose a cube. Tests,
//! perft and puzzles are written as scenes. `docs/notation.md` lists the facts.

use table::{Bag, NotationError, PerSeat, Seat, Tokens, Word, scene_facts};

use crate::autom::{AUTOM_CARDS, GOAL_CARDS};
use crate::phases::Phase;
use crate::setup::{Cards, Difficulty, Edition, Seating, Setup, Start};
use crate::state::{Day, State};
use crate::turn::{Step, opener, proceed};
use crate::{Good, LocationSet, Worker};

/// Reads a scene: the position in which the player on turn chooses a worker, or, with the fact
/// `begin`, the one at the start of the phase.
pub fn scene(text: &str) -> Result<State, NotationError> {
    let mut seating = Seating::Two;
    for (at, fact) in scene_facts(text) {
        let mut tokens = Tokens::new(fact);
        if let Some((_, "seats")) = tokens.next_raw() {
            seating = tokens.word().map_err(|error| error.shifted(at))?;
        }
    }
    let mut state = Setup { start: Start::One, ..Setup::new(seating) }.state();
    state.step = Step::Move;
    let names_turn = scene_facts(text).any(|(_, fact)| fact.trim_start().starts_with("turn "));
    for (at, fact) in scene_facts(text) {
        read_fact(&mut state, fact).map_err(|error| error.shifted(at))?;
    }
    if !names_turn {
        state.active = opener(&state);
    }
    if seating == Seating::Solo {
        lay_out_cards(&mut state);
    }
    balance(&mut state)?;
    proceed(&mut state, &mut ());
    Ok(state)
}

fn read_fact(state: &mut State, fact: &str) -> Result<(), NotationError> {
    let mut tokens = Tokens::new(fact);
    let (at, subject) = tokens.expect("a fact")?;
    match subject {
        "seats" => drop(tokens.word::<Seating>()?),
        "edition" => state.edition = tokens.word::<Edition>()?,
        "cards" => state.cards = tokens.word::<Cards>()?,
        "difficulty" => state.solo.difficulty = tokens.word::<Difficulty>()?,
        "blocks" => match tokens.word::<Phase>()? {
            Phase::Evening => state.blocked_evenings = locations(&mut tokens)?,
            _ => state.blocked_mornings = locations(&mut tokens)?,
        },
        "begin" => state.step = Step::PhaseBegins,
        "day" => state.day = if tokens.number("a day", 1..=2)? == 1 { Day::One } else { Day::Two },
        "phase" => state.phase = tokens.word()?,
        "start" => state.start = Some(tokens.word()?),
        "turn" => state.active = tokens.word()?,
        "turns" => state.turns = count(&mut tokens)?,
        "player" => read_player(state, &mut tokens)?,
        "warehouse" => read_count(&mut state.warehouse, &mut tokens)?,
        "exported" => read_count(&mut state.exported, &mut tokens)?,
        "spaceship" => read_count(&mut state.spaceship.discard, &mut tokens)?,
        "lake" => read_count(&mut state.lake.discard, &mut tokens)?,
        "goal" => lay_goal(state, tokens.number("a card number", 1..=GOAL_CARDS as i16)? as u8 - 1),
        "autom" => turn_up(state, tokens.number("a card number", 1..=AUTOM_CARDS as i16)? as u8 - 1),
        "delivered" => state.solo.delivered.insert(tokens.word()?),
        _ => match Worker::parse(subject) {
            Some(worker) => read_worker(state, worker, &mut tokens)?,
            None => return Err(Tokens::unexpected(at, subject, "the beginning of a fact")),
        },
    }
    tokens.end()
}

/// A solo scene that names no goal card or Autom card has the first one.
fn lay_out_cards(state: &mut State) {
    if state.solo.goal.is_none() {
        lay_goal(state, 0);
    }
    if state.solo.face_up.is_none() {
        turn_up(state, 0);
    }
}

fn lay_goal(state: &mut State, card: u8) {
    state.solo.goal = Some(card);
    state.solo.goals_drawn.insert(card);
}

fn turn_up(state: &mut State, card: u8) {
    state.solo.face_up = Some(card);
    state.solo.cards_turned.insert(card);
}

fn read_worker(state: &mut State, worker: Worker, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
    let (at, what) = tokens.expect("what the worker does")?;
    match what {
        "stands" => {
            state.at[worker] = tokens.word()?;
            state.standing.insert(worker);
        }
        "lies" => {
            state.at[worker] = tokens.word()?;
            state.standing.remove(worker);
        }
        "mood" => {
            let range = i16::from(state.values.mood_lowest)..=i16::from(state.values.mood_highest);
            state.mood[worker] = tokens.number("a mood", range)? as i8;
        }
        "discs" => state.discs[worker] = per_party(state, tokens)?,
        "crystals" => state.pledges[worker] = per_party(state, tokens)?,
        _ => return Err(Tokens::unexpected(at, what, "stands, lies, mood, discs or crystals")),
    }
    Ok(())
}

fn read_player(state: &mut State, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
    let seat: Seat = tokens.word()?;
    let lap = i16::from(state.values.wheel_fields);
    let player = &mut state.players[seat];
    let (at, what) = tokens.expect("what the player has")?;
    match what {
        "vp" => player.vp = tokens.number("points", -999..=999)?,
        "wheel" => player.wheel = tokens.number("a field of the wheel", 0..=lap - 1)? as u8,
        "crystals" => player.crystals = count(tokens)?,
        "donated" => player.donated = count(tokens)?,
        "held" => player.held = count(tokens)?,
        "location-card" => player.location_card = Some(tokens.word()?),
        "worker-card" => player.worker_card = Some(tokens.word()?),
        _ => {
            let known = "vp, wheel, crystals, donated, held, location-card or worker-card";
            return Err(Tokens::unexpected(at, what, known));
        }
    }
    Ok(())
}

/// A word and how many of it there are.
fn read_count<W: Word, const N: usize>(
    counts: &mut Bag<W, N>,
    tokens: &mut Tokens<'_>,
) -> Result<(), NotationError> {
    let word = tokens.word()?;
    counts[word] = count(tokens)?;
    Ok(())
}

fn count(tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
    Ok(tokens.number("a count", 0..=24)? as u8)
}

fn per_party(state: &State, tokens: &mut Tokens<'_>) -> Result<PerSeat<u8>, NotationError> {
    let mut counts = PerSeat::all(0);
    for seat in Seat::first(state.parties()) {
        counts[seat] = count(tokens)?;
    }
    Ok(counts)
}

fn locations(tokens: &mut Tokens<'_>) -> Result<LocationSet, NotationError> {
    let mut set = LocationSet::EMPTY;
    for _ in 0..3 {
        set.insert(tokens.word()?);
    }
    Ok(set)
}

/// Computes supplies, reserves and face-down cards from what lies elsewhere.
fn balance(state: &mut State) -> Result<(), NotationError> {
    let short = |what: &str| NotationError::new(0, format!("the scene uses more {what} than there are"));
    for &good in Good::ALL {
        let used = state.warehouse[good] + state.exported[good] + u8::from(state.solo.delivered.has(good));
        state.supply[good] = crate::CUBES.checked_sub(used).ok_or_else(|| short("cubes"))?;
    }
    let mut crystals = 0;
    for seat in Seat::first(state.parties()) {
        let placed: u8 = state.discs.values().map(|discs| discs[seat]).sum();
        let player = &mut state.players[seat];
        player.reserve = player.reserve.checked_sub(placed + player.held).ok_or_else(|| short("discs"))?;
        if seat.index() < state.seating.seats() {
            let pledged: u8 = state.pledges.values().map(|pledges| pledges[seat]).sum();
            crystals += player.crystals + player.donated + pledged;
        }
    }
    state.crystals = crate::CRYSTALS.checked_sub(crystals).ok_or_else(|| short("crystals"))?;
    for (card, &discarded) in state.spaceship.discard.iter() {
        let left = state.values.spaceship[card].checked_sub(discarded);
        state.spaceship.left[card] = left.ok_or_else(|| short("Spaceship cards"))?;
    }
    for (card, &discarded) in state.lake.discard.iter() {
        let left = state.values.lake[card].checked_sub(discarded);
        state.lake.left[card] = left.ok_or_else(|| short("Lake cards"))?;
    }
    Ok(())
}

/// The position as facts, a line each, in a fixed order. Comparing two lists shows what changed.
pub fn facts(state: &State) -> Vec<String> {
    let parties = state.parties();
    let per_party = |counts: &PerSeat<u8>| {
        Seat::first(parties).map(|seat| counts[seat].to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut facts = vec![
        format!("seats {}", state.seating),
        format!("edition {}", state.edition),
        format!("cards {}", state.cards),
        format!("difficulty {}", state.solo.difficulty),
        format!("day {}", state.day as u8 + 1),
        format!("phase {}", state.phase),
        format!("turn {}", state.active),
        format!("turns {}", state.turns),
    ];
    facts.extend(state.start.map(|seat| format!("start {seat}")));
    let blocks = |set: LocationSet| set.iter().map(|location| format!(" {location}")).collect::<String>();
    facts.push(format!("blocks morning{}", blocks(state.blocked_mornings)));
    facts.push(format!("blocks evening{}", blocks(state.blocked_evenings)));
    for &worker in Worker::ALL {
        let posture = if state.standing.has(worker) { "stands" } else { "lies" };
        facts.push(format!("{worker} {posture} {}", state.at[worker]));
        facts.push(format!("{worker} mood {}", state.mood[worker]));
        facts.push(format!("{worker} discs {}", per_party(&state.discs[worker])));
        facts.push(format!("{worker} crystals {}", per_party(&state.pledges[worker])));
    }
    for seat in Seat::first(parties) {
        let player = &state.players[seat];
        let numbers = [("wheel", player.wheel), ("crystals", player.crystals), ("donated", player.donated)];
        facts.push(format!("player {seat} vp {}", player.vp));
        facts.extend(numbers.map(|(what, count)| format!("player {seat} {what} {count}")));
        facts.push(format!("player {seat} held {}", player.held));
        facts.extend(player.location_card.map(|card| format!("player {seat} location-card {card}")));
        facts.extend(player.worker_card.map(|card| format!("player {seat} worker-card {card}")));
    }
    facts.extend(state.warehouse.iter().map(|(good, cubes)| format!("warehouse {good} {cubes}")));
    facts.extend(state.exported.iter().map(|(good, cubes)| format!("exported {good} {cubes}")));
    facts.extend(state.spaceship.discard.iter().map(|(card, count)| format!("spaceship {card} {count}")));
    facts.extend(state.lake.discard.iter().map(|(card, count)| format!("lake {card} {count}")));
    facts.extend(state.solo.goal.map(|card| format!("goal {}", card + 1)));
    facts.extend(state.solo.face_up.map(|card| format!("autom {}", card + 1)));
    facts.extend(state.solo.delivered.iter().map(|good| format!("delivered {good}")));
    facts
}
