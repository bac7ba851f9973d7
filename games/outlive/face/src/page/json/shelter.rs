//! A shelter as data.

use outlive::{Condition, Equipment, HeroState, RoomSlot, ShelterView, Terms, Tonight, Upkeep};
use serde_json::{Map, Value, json};
use table::{Seat, Word};
use web::face::data::{bag, counts, name, names, optional_name, per, seat, set};

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
        terms: holding,
        points,
        sources,
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
        "night": optional_name(night),
        "terms": holding.as_ref().map(terms),
        "points": points,
        "sources": per(&sources, |&points| points.into()),
    })
}

fn terms(terms: &Terms) -> Value {
    let Terms {
        room,
        dam,
        reach,
        destinations,
        actions,
        endurance,
        hunting_aids,
        shield,
        cisterns,
        touched,
        tonight: Tonight { unpaid, can_build, resolvable, repairable: _, stopped },
    } = *terms;
    json!({
        "room": room,
        "dam": dam,
        "reach": reach,
        "destinations": per(&destinations, |&places| set(places)),
        "actions": counts(&actions),
        "endurance": endurance,
        "hunting_aids": hunting_aids,
        "shield": shield,
        "cisterns": cisterns,
        "touched": set(touched),
        "tonight": {
            "unpaid": unpaid,
            "can_build": can_build,
            "resolvable": set(resolvable),
            "repairable": names(terms.tonight.repairs()),
            "stopped": stopped,
        },
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
