//! What a choice is about, where the position tells it and no event does.

use ::outlive::{Action, Place, View};
use words::outlive as say;

use super::super::hand;
use super::super::labels::label_of;
use super::Table;

/// What the choice is about, as short phrases.
pub(super) fn hints(table: &Table<'_>, action: Action) -> Vec<String> {
    let (view, reader, language) = (table.view, table.reader, table.reader.language);
    match action {
        Action::BuildFree { room } => {
            vec![hand::facts(room, reader) + ". " + &say::room_effect(language, room)]
        }
        Action::Lead { leader } => vec![say::leader_facts(language, leader)],
        Action::Move { to, .. } => offer(view, to, table),
        Action::Pick { equipment } => {
            let cost = say::amounts(language, equipment.cost().iter());
            let effect = say::equipment_effect(language, equipment);
            vec![format!("{effect} ({})", label_of(reader, "outlive-repair", "amount", cost))]
        }
        Action::Search => {
            let city = view.visitor.and_then(|(_, place, _)| place.city());
            let top = city.and_then(|city| view.cities[city].known?[0]);
            top.map(|tile| label_of(reader, "outlive-top", "tile", say::tile(language, tile)))
                .into_iter()
                .collect()
        }
        Action::Resolve { event, .. } => {
            let points = ("points", view.values.events[event].vp.into());
            let effect = ("effect", say::event_effect(language, event).into());
            vec![super::text(language, "outlive-event-worth", &[points, effect])]
        }
        Action::Staff { slot, count } => {
            let rooms = view.shelters[table.seat].rooms;
            let slot = rooms.map(|rooms| rooms[usize::from(slot)]);
            let fills = slot.filter(|slot| !slot.works() && slot.free() == count);
            let effect = fills.map(|slot| say::room_effect(language, slot.room));
            effect
                .map(|effect| label_of(reader, "outlive-then-works", "effect", effect))
                .into_iter()
                .collect()
        }
        Action::Reject { .. }
        | Action::MoveIn { .. }
        | Action::Deploy { .. }
        | Action::Station { .. }
        | Action::Give { .. }
        | Action::Dismiss { .. }
        | Action::Stand { .. }
        | Action::Look { .. }
        | Action::Strike
        | Action::Done
        | Action::Guard
        | Action::Resist { .. }
        | Action::House { .. }
        | Action::Take { .. }
        | Action::Algae { .. }
        | Action::Hunt { .. }
        | Action::Sense
        | Action::HuntSensed { .. }
        | Action::Feed { .. }
        | Action::Recruit { .. }
        | Action::Build { .. }
        | Action::Scrap { .. }
        | Action::Repair { .. } => Vec::new(),
    }
}

/// What a place offers. What the Cargo ship gives, the events of arriving tell.
fn offer(view: &View, place: Place, table: &Table<'_>) -> Vec<String> {
    let (reader, language) = (table.reader, table.reader.language);
    let mut offer = Vec::new();
    offer.extend(place.stock().map(|stock| say::amount(language, stock, view.stocks[place])));
    if let Some(prey) = place.ground().and_then(|ground| view.grounds[ground].top) {
        offer.push(label_of(reader, "outlive-offer-prey", "endurance", prey.endurance()));
    }
    if place == Place::MilitaryBase && view.algae {
        offer.push(super::label(reader, "outlive-algae"));
    }
    if let Some(city) = place.city() {
        let cards = view.cities[city].display.iter().flatten().count();
        offer.push(label_of(reader, "outlive-offer-equipment", "count", cards));
        offer.push(label_of(reader, "outlive-offer-tiles", "count", view.cities[city].tiles_left));
    }
    offer
}
