//! What a choice is about, where the position tells it and no event does.

use outlive::{Action, Place, View};
use table::Seat;

use super::names::tile;
use super::table_words::{equipment_effect, event_effect, repair_cost, room_effect, room_facts};
use super::{Context, amount, leader_facts, text};
use crate::Language;

/// What the choice is about, as short phrases.
pub(super) fn hints(language: Language, action: Action, seat: Seat, context: Context<'_>) -> Vec<String> {
    let view = context.view;
    match action {
        Action::BuildFree { room } => {
            vec![room_facts(language, room) + ". " + &room_effect(language, room)]
        }
        Action::Lead { leader } => vec![leader_facts(language, leader)],
        Action::Move { to, .. } => offer(language, view, to),
        Action::Pick { equipment } => {
            let effect = equipment_effect(language, equipment);
            vec![format!("{effect} ({})", repair_cost(language, equipment))]
        }
        Action::Search => {
            let city = view.visitor.and_then(|(_, place, _)| place.city());
            let top = city.and_then(|city| view.cities[city].known?[0]);
            top.map(|top| text(language, "hint-top", &[("tile", tile(language, top).into())]))
                .into_iter()
                .collect()
        }
        Action::Resolve { event, .. } => {
            let points = ("points", view.values.events[event].vp.into());
            let effect = ("effect", event_effect(language, event).into());
            vec![text(language, "hint-event", &[points, effect])]
        }
        Action::Staff { slot, count } => {
            let rooms = view.shelters[seat].rooms;
            let slot = rooms.map(|rooms| rooms[usize::from(slot)]);
            let fills = slot.filter(|slot| !slot.works() && slot.free() == count);
            let effect = fills.map(|slot| room_effect(language, slot.room));
            effect
                .map(|effect| text(language, "hint-works", &[("effect", effect.into())]))
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
fn offer(language: Language, view: &View, place: Place) -> Vec<String> {
    let mut offer = Vec::new();
    offer.extend(place.stock().map(|stock| amount(language, stock, view.stocks[place])));
    if let Some(prey) = place.ground().and_then(|ground| view.grounds[ground].top) {
        offer.push(text(language, "hint-prey", &[("endurance", prey.endurance().into())]));
    }
    if place == Place::MilitaryBase && view.algae {
        offer.push(text(language, "hint-algae", &[]));
    }
    if let Some(city) = place.city() {
        let cards = view.cities[city].display.iter().flatten().count();
        offer.push(text(language, "hint-equipment", &[("count", cards.into())]));
        offer.push(text(language, "hint-tiles", &[("count", view.cities[city].tiles_left.into())]));
    }
    offer
}
