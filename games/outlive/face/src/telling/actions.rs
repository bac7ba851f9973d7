//! What can be chosen.

use outlive::{
    Action, Condition, Equipment, Extra, FIRST_SURVIVORS, Pending, PerResource, Place, Resource, Room,
    ShelterView, Spared,
};
use table::Seat;
use texts::{Language, Value};

use super::amounts::counted;
use super::events::means;
use super::names::{
    berth_value, card_value, city_value, equipment, equipment_value, id, list, place_value, room_value,
};
use super::{Context, amount, amounts, items, materials, text};

/// What a choice of the seat is called in this position, in a few words and without a full stop.
pub fn action(language: Language, action: &Action, seat: Seat, context: Context<'_>) -> String {
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    let shelter = &context.view.shelters[seat];
    let at = |name: &'static str, place: Place| (name, place_value(place));
    let room = |slot: u8| ("room", berth_value(seat, outlive::Berth::Room(slot), context));
    let berth = |berth| ("berth", berth_value(seat, berth, context));
    let card = |equipment| ("equipment", equipment_value(equipment));
    match *action {
        Action::Reject { one, other } => {
            say("action-reject", &[("one", room_value(one)), ("other", room_value(other))])
        }
        Action::BuildFree { room } => say("action-build-free", &[("room", room_value(room))]),
        Action::MoveIn { count } => {
            let built = shelter.rooms.iter().flatten().find(|slot| slot.built).map(|slot| slot.room);
            let room = ("room", room_value(built.unwrap_or(Room::Workshop)));
            let rest = FIRST_SURVIVORS.saturating_sub(count);
            say("action-move-in", &[room, ("count", count.into()), ("rest", rest.into())])
        }
        Action::Lead { leader } => say("action-lead", &[("leader", id("leader", leader).into())]),
        Action::Deploy { four, five } => say("action-deploy", &[at("four", four), at("five", five)]),
        Action::Station { hero, place } => {
            say("action-station", &[("strength", hero.strength().into()), at("place", place)])
        }
        Action::Give { items: given } => say("action-give", &[("items", items(language, given).into())]),
        Action::Dismiss { from, count } => say("action-dismiss", &[berth(from), ("count", count.into())]),
        Action::Move { hero, to, slot } => {
            let (strength, to) = (("strength", hero.strength().into()), at("to", to));
            match slot {
                None => say("action-move", &[strength, to]),
                Some(slot) => say("action-move-slot", &[strength, to, ("slot", slot.strength().into())]),
            }
        }
        Action::Stand { hero } => {
            let place = shelter.heroes[hero].place.unwrap_or(Place::Forest);
            say("action-stand", &[("strength", hero.strength().into()), at("place", place)])
        }
        Action::Look { city } => say("action-look", &[("place", city_value(city))]),
        Action::Strike => say("action-strike", &[]),
        Action::Done => done(language, seat, context),
        Action::Guard => say("action-guard", &[]),
        Action::Resist { gear, ammo } => {
            by_means(language, "action-resist", means(language, gear, ammo), &[])
        }
        Action::House { berth: to } => say("action-house", &[berth(to)]),
        Action::Accept { equipment } => say("action-accept", &[card(equipment)]),
        Action::Take { count, extra } => {
            let id = match extra {
                Extra::Added => "action-take",
                Extra::Plain => "action-take-plain",
            };
            say(id, &[("amount", taken(language, seat, count, context).into())])
        }
        Action::Algae { ammo } => say("action-algae", &[("ammo", ammo.into())]),
        Action::Hunt { ammo, aids } => {
            by_means(language, "action-hunt", hunting_means(language, shelter, ammo, aids), &[])
        }
        Action::Sense => say("action-sense", &[]),
        Action::HuntSensed { index, ammo, aids } => {
            let endurance = sensed(seat, index, context).unwrap_or_default();
            let tile = [("number", (index + 1).into()), ("endurance", endurance.into())];
            by_means(language, "action-hunt-sensed", hunting_means(language, shelter, ammo, aids), &tile)
        }
        Action::Pick { equipment } => say("action-pick", &[card(equipment)]),
        Action::Search => say("action-search", &[]),
        Action::Resolve { event, spared } => {
            let (cost, spared) = reduced(context.view.values.events[event].cost, spared);
            let amount = amounts(language, cost.iter().map(|(resource, &count)| (resource, count)));
            let known = [("card", card_value(event)), ("amount", amount.into())];
            match spared {
                [None, ..] => say("action-resolve", &known),
                spared => {
                    let [card, amount] = known;
                    let spared = counted(spared);
                    let items = amounts(language, spared.iter().map(|(resource, &count)| (resource, count)));
                    say("action-resolve-spared", &[card, amount, ("items", items.into())])
                }
            }
        }
        Action::Feed { water } => say("action-feed", &[("water", water.into())]),
        Action::Recruit { count, water } => {
            let paid = amounts(language, shelter.recruiting(count, water));
            say("action-recruit", &[("count", count.into()), ("amount", paid.into())])
        }
        Action::Build { slot, pay } => {
            say("action-build", &[room(slot), ("items", materials(language, pay).into())])
        }
        Action::Staff { slot, count } => say("action-staff", &[room(slot), ("count", count.into())]),
        Action::Draw => say("action-draw", &[]),
        Action::Scrap { equipment } => {
            let amount = amounts(language, equipment.cost().iter());
            say("action-scrap", &[card(equipment), ("amount", amount.into())])
        }
        Action::Repair { equipment, help, pay } => say(
            "action-repair",
            &[card(equipment), ("items", materials(language, pay).into()), ("help", id("help", help).into())],
        ),
    }
}

/// What is called off or ended depends on what was asked.
fn done(language: Language, seat: Seat, context: Context<'_>) -> String {
    let id = match context.view.shelters[seat].pending {
        Pending::Bat(_) => "done-bat",
        Pending::Visit(_) => {
            let left = context.view.visitor.map_or(0, |(_, _, left)| left);
            if left > 0 {
                return text(language, "done-visit", &[("left", left.into())]);
            }
            "done-idle"
        }
        Pending::House => "done-house",
        Pending::Gift(_) => "done-gift",
        Pending::Sensed(_) => "done-sensed",
        Pending::Resolve => "done-resolve",
        Pending::Recruit => "done-recruit",
        Pending::Build => "done-build",
        Pending::Repair => "done-repair",
        pending @ (Pending::Nothing
        | Pending::Rooms
        | Pending::FreeRoom
        | Pending::Quarters
        | Pending::Leader
        | Pending::Heroes
        | Pending::NextHero
        | Pending::Discard(..)
        | Pending::Leave(_)
        | Pending::Move
        | Pending::Defend(_)
        | Pending::HandOver(_)
        | Pending::Rob(..)
        | Pending::Feed) => unreachable!("nothing can be ended while {pending:?} is due"),
    };
    text(language, id, &[])
}

/// A sentence that differs where there are no means.
fn by_means(language: Language, id: &str, means: String, others: &[(&str, Value<'_>)]) -> String {
    let how = if means.is_empty() { "none" } else { "some" };
    let mut variables = vec![("how", how.into()), ("means", Value::from(means))];
    variables.extend(others.iter().cloned());
    text(language, id, &variables)
}

/// Ammo and aids of a hunt; of the aids that are ready the first are used.
fn hunting_means(language: Language, shelter: &ShelterView, ammo: u8, aids: u8) -> String {
    let is_ready = |card: &Equipment| shelter.equipment[*card] == Condition::Ready;
    let ready = [Equipment::Shotgun, Equipment::BearTrap].into_iter().filter(is_ready);
    let aids = ready.take(aids.into()).map(|card| equipment(language, card));
    let ammo = (ammo > 0).then(|| amount(language, Resource::Ammo, ammo));
    list(ammo.into_iter().chain(aids))
}

/// What an action takes from the stock where the hero is.
fn taken(language: Language, seat: Seat, count: u8, context: Context<'_>) -> String {
    let place = match context.view.shelters[seat].pending {
        Pending::Visit(place) => Some(place),
        _ => None,
    };
    let stock = place.and_then(Place::stock).unwrap_or(Resource::Ammo);
    amount(language, stock, count)
}

/// The endurance of a prey that the seat has seen.
fn sensed(seat: Seat, index: u8, context: Context<'_>) -> Option<u8> {
    let Pending::Sensed(ground) = context.view.shelters[seat].pending else { return None };
    let prey = context.view.grounds[ground].known?[usize::from(index)]?;
    Some(prey.endurance())
}

/// What is left of a cost, and what is spared.
fn reduced(mut cost: PerResource<u8>, spared: Spared) -> (PerResource<u8>, outlive::Items) {
    let items = match spared {
        Spared::Nothing => [None; 3],
        Spared::Some(one, other) => [Some(one), other, None],
    };
    for resource in items.into_iter().flatten() {
        cost[resource] = cost[resource].saturating_sub(1);
    }
    (cost, items)
}
