//! A position told as facts.

use table::Seat;

use crate::equipment::Condition;
use crate::state::State;

/// The position as facts, a line each, in a fixed order. Comparing two lists shows what changed.
pub fn facts(state: &State) -> Vec<String> {
    let mut facts = vec![
        format!("seats {}", state.seating),
        format!("round {}", state.round),
        format!("start {}", state.start),
        format!("turn {}", state.active),
    ];
    facts.extend(state.next_start.map(|seat| format!("marker {seat}")));
    facts.extend(state.unresolved.iter().map(|event| format!("event {event}")));
    facts.extend(
        state
            .stocks
            .iter()
            .filter(|(place, _)| place.stock().is_some())
            .map(|(place, stock)| format!("stock {place} {stock}")),
    );
    facts.push(format!("algae {}", if state.algae { "there" } else { "taken" }));
    for (slot, waiting) in state.waiting.iter() {
        facts.push(format!("slot {slot} {}", if *waiting { "full" } else { "empty" }));
    }
    for (city, tiles) in state.cities.iter() {
        let display: String =
            tiles.display.iter().flatten().map(|equipment| format!(" {equipment}")).collect();
        facts.push(format!("display {city}{display}"));
        facts.extend(tiles.aside.iter().map(|(tile, count)| format!("aside {city} {tile} {count}")));
        for seat in tiles.stack.seen.iter() {
            facts.push(format!("stack {city} {seat}"));
        }
    }
    for (ground, prey) in state.grounds.iter() {
        let top = prey.stack.top().filter(|_| prey.turned);
        facts.extend(top.map(|top| format!("prey {ground} {top}")));
        facts.push(format!("left {ground} {}", prey.stack.count));
    }
    for seat in state.seats() {
        shelter_facts(state, seat, &mut facts);
    }
    facts
}

fn shelter_facts(state: &State, seat: Seat, facts: &mut Vec<String>) {
    let shelter = &state.shelters[seat];
    let mut say = |fact: String| facts.push(format!("player {seat} {fact}"));
    if let Some(leader) = shelter.leader {
        say(format!("leader {leader}"));
    }
    say(format!("airlock {}", shelter.airlock));
    say(format!("radiation {}", state.values.radiation[usize::from(shelter.radiation)]));
    for slot in &shelter.rooms {
        let built = if slot.built { slot.survivors.to_string() } else { "site".into() };
        say(format!("room {} {built}", slot.room));
    }
    for (resource, count) in shelter.store.iter() {
        say(format!("{resource} {count}"));
    }
    for (equipment, condition) in shelter.equipment.iter() {
        match condition {
            Condition::Missing => {}
            Condition::Broken => say(format!("equipment {equipment} broken")),
            Condition::Ready => say(format!("equipment {equipment} ready")),
            Condition::Spent => say(format!("equipment {equipment} spent")),
        }
    }
    for (prey, count) in shelter.prey.kinds() {
        say(format!("hunted {prey} {count}"));
    }
    for event in shelter.events.iter() {
        say(format!("resolved {event}"));
    }
    for (hero, at) in shelter.heroes.iter() {
        let posture = if at.active { "stands" } else { "lies" };
        let place = at.place.map_or("nowhere".to_string(), |place| place.to_string());
        let slot = at.slot.map(|slot| format!(" {slot}")).unwrap_or_default();
        say(format!("hero {hero} {posture} {place}{slot}"));
    }
}
