//! A shelter as data.

use ::outlive::{Condition, Equipment, HeroState, RoomSlot, ShelterView, Upkeep};
use serde_json::{Map, Value, json};
use table::{Seat, Word};

use super::super::super::data::{bag, counts, name, names, optional_name, seat, set};
use super::pending;

pub(super) fn shelter(of: Seat, shelter: &ShelterView) -> Value {
    let ShelterView {
        pending: asked,
        open,
        hand,
        leaders,
        leader,
        rooms,
        airlock,
        store,
        radiation,
        equipment,
        prey,
        events,
        heroes,
        passed,
        upkeep: Upkeep { food, rows, unpaid },
        night,
        points,
    } = *shelter;
    let owned = Equipment::ALL.iter().filter(|&&card| equipment[card].is_owned());
    let owned = owned.map(|&card| (card.name().to_owned(), condition(equipment[card])));
    let hero = |(hero, state): (_, &HeroState)| {
        let HeroState { place, active, slot } = *state;
        let (place, slot) = (optional_name(place), optional_name(slot));
        json!({ "hero": name(hero), "place": place, "active": active, "slot": slot })
    };
    json!({
        "seat": seat(of),
        "pending": pending(asked),
        "open": open,
        "hand": bag(&hand),
        "leaders": names(leaders.into_iter().flatten()),
        "leader": optional_name(leader),
        "rooms": rooms.map(|rooms| rooms.iter().map(room).collect::<Value>()),
        "airlock": airlock,
        "store": counts(&store),
        "radiation": radiation,
        "equipment": Value::Object(owned.collect::<Map<_, _>>()),
        "prey": bag(&prey),
        "events": set(events),
        "heroes": heroes.iter().map(hero).collect::<Value>(),
        "passed": passed,
        "upkeep": { "food": food, "rows": rows, "unpaid": unpaid },
        "night": night,
        "points": points,
    })
}

fn room(slot: &RoomSlot) -> Value {
    let RoomSlot { room, built, survivors, used } = *slot;
    json!({ "room": name(room), "built": built, "survivors": survivors, "used": used })
}

fn condition(condition: Condition) -> Value {
    let word = match condition {
        Condition::Missing => "missing",
        Condition::Broken => "broken",
        Condition::Ready => "ready",
        Condition::Spent => "spent",
    };
    word.into()
}
