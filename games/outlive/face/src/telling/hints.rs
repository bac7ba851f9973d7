//! What a choice is about, where the position tells it and no event does.

use outlive::{Action, State};
use table::Seat;
use texts::Language;

use super::names::tile;
use super::table_words::{equipment_effect, event_effect, repair_cost, room_effect, room_facts};
use super::{Context, arrivals, leader_facts, text};

/// What the choice is about, as short phrases.
pub(super) fn hints(
    language: Language,
    state: &State,
    action: Action,
    seat: Seat,
    context: Context<'_>,
) -> Vec<String> {
    let view = context.view;
    match action {
        Action::BuildFree { room } => {
            vec![room_facts(language, room) + ". " + &room_effect(language, room)]
        }
        Action::Lead { leader } => vec![leader_facts(language, leader)],
        Action::Move { to, .. } => arrivals::offer(language, state, seat, action, to),
        Action::Pick { equipment } => {
            let effect = equipment_effect(language, equipment);
            vec![format!("{effect} ({})", repair_cost(language, equipment))]
        }
        Action::Repair { equipment, .. } => {
            vec![phrase(equipment_effect(language, equipment))]
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
            let effect = phrase(event_effect(language, event));
            vec![text(language, "hint-event", &[points, ("effect", effect.into())])]
        }
        Action::Staff { slot, count } => {
            let rooms = view.shelters[seat].rooms;
            let slot = rooms.map(|rooms| rooms[usize::from(slot)]);
            let fills = slot.filter(|slot| !slot.works() && slot.free() == count);
            let effect = fills.map(|slot| phrase(room_effect(language, slot.room)));
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
        | Action::Accept { .. }
        | Action::Take { .. }
        | Action::Algae { .. }
        | Action::Hunt { .. }
        | Action::Sense
        | Action::HuntSensed { .. }
        | Action::Feed { .. }
        | Action::Recruit { .. }
        | Action::Build { .. }
        | Action::Draw
        | Action::Scrap { .. } => Vec::new(),
    }
}

/// A sentence that others may follow.
fn phrase(sentence: String) -> String {
    sentence.trim_end_matches('.').to_owned()
}
