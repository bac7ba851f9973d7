//! The table as data, as the viewer may see it. Words are written as in records, seats as numbers
//! from 1; what is not there, or hidden from this viewer, is null or empty.
//!
//! ```text
//! { box, seating, placement, turn: { of, seats }, round, wave, start, next_start, active,
//!   visitor: { hero, place, actions }, shelters: [{ seat, pending: { kind, … }, open, hand, leaders,
//!   leader, rooms: [{ room, built, survivors, used }], airlock, store, radiation, equipment, prey,
//!   events, heroes: [{ hero, place, active, slot }], passed, upkeep: { food, rows, unpaid }, night,
//!   terms: { room, dam, reach, destinations, actions, endurance, hunting_aids, shield, cisterns, touched,
//!   tonight: { unpaid, can_build, resolvable, repairable, stopped } }, points, sources }], stocks, algae,
//!   waiting, cities: [{ city, display, tiles_left, left, aside, known }],
//!   grounds: [{ ground, prey_left, top, known }], equipment_left, equipment_discard, convoy,
//!   unresolved }
//! ```
//!
//! Terms are what holds for a player now, with all that rooms, equipment and events change: prices, reach
//! and actions of the heroes, and what the Night would bring with what is in store.
//!
//! Radiation is a field of the track in the box, counted from 0. The convoy has an entry for each
//! round, null while it is face down.

use outlive::{CityView, GroundView, Kinds, Pending, View};
use serde_json::{Value, json};
use table::Seat;
use web::face::data::{bag, counts, name, names, optional_name, optional_seat, per, seat, set, turn};

mod shelter;
mod values;

pub(super) fn json(view: &View) -> Value {
    let View {
        values: in_box,
        seating,
        placement,
        turn: due,
        round,
        wave,
        start,
        next_start,
        active,
        visitor,
        shelters,
        stocks,
        algae,
        waiting,
        cities,
        grounds,
        equipment_left,
        equipment_discard,
        convoy,
        unresolved,
    } = view;
    let shelters = Seat::first(seating.players()).map(|seat| shelter::shelter(seat, &shelters[seat]));
    json!({
        "box": values::values(in_box),
        "seating": seating.players(),
        "placement": name(*placement),
        "turn": turn(*due),
        "round": round,
        "wave": wave,
        "start": seat(*start),
        "next_start": optional_seat(*next_start),
        "active": seat(*active),
        "visitor": visitor.map(|(hero, place, actions)| {
            json!({ "hero": name(hero), "place": name(place), "actions": actions })
        }),
        "shelters": shelters.collect::<Value>(),
        "stocks": counts(stocks),
        "algae": algae,
        "waiting": per(waiting, |&waits| waits.into()),
        "cities": cities.iter().map(|(city, state)| {
            let CityView { display, tiles_left, left, aside, known } = state;
            json!({
                "city": name(city),
                "display": names(display.iter().copied().flatten()),
                "tiles_left": tiles_left,
                "left": bag(left),
                "aside": bag(aside),
                "known": known.map(|known| names(known.into_iter().flatten())),
            })
        }).collect::<Value>(),
        "grounds": grounds.iter().map(|(ground, state)| {
            let GroundView { prey_left, top, known } = state;
            json!({
                "ground": name(ground),
                "prey_left": prey_left,
                "top": optional_name(*top),
                "known": known.map(|known| names(known.into_iter().flatten())),
            })
        }).collect::<Value>(),
        "equipment_left": equipment_left,
        "equipment_discard": bag(equipment_discard),
        "convoy": convoy.iter().map(|&card| optional_name(card)).collect::<Value>(),
        "unresolved": set(*unresolved),
    })
}

/// What a player is asked.
fn pending(pending: Pending) -> Value {
    let kind = |kind: &str| json!({ "kind": kind });
    let count = |kind: &str, count: u8| json!({ "kind": kind, "count": count });
    match pending {
        Pending::Nothing => kind("nothing"),
        Pending::Rooms => kind("rooms"),
        Pending::FreeRoom => kind("free_room"),
        Pending::Quarters => kind("quarters"),
        Pending::Leader => kind("leader"),
        Pending::Heroes => kind("heroes"),
        Pending::NextHero => kind("next_hero"),
        Pending::Discard(Kinds::Commodities, number) => count("discard_commodities", number),
        Pending::Discard(Kinds::Supplies, number) => count("discard_supplies", number),
        Pending::Leave(number) => count("leave", number),
        Pending::Move => kind("move"),
        Pending::Bat(victim) => json!({ "kind": "bat", "seat": seat(victim) }),
        Pending::Defend(pressure) => count("defend", pressure),
        Pending::HandOver(number) => count("hand_over", number),
        Pending::Rob(victim, number) => json!({ "kind": "rob", "seat": seat(victim), "count": number }),
        Pending::House => kind("house"),
        Pending::Gift(equipment) => json!({ "kind": "gift", "equipment": name(equipment) }),
        Pending::Visit(place) => json!({ "kind": "visit", "place": name(place) }),
        Pending::Sensed(ground) => json!({ "kind": "sensed", "ground": name(ground) }),
        Pending::Resolve => kind("resolve"),
        Pending::Feed => kind("feed"),
        Pending::Recruit => kind("recruit"),
        Pending::Build => kind("build"),
        Pending::Repair => kind("repair"),
    }
}
