//! What a hero can do where he goes. The rules are asked: he goes there on a copy, and what is legal
//! then is told with what it brings.

use outlive::{Action, Event, Extra, Outlive, Pending, Place, Resource, State};
use table::{Game, Seat, Turn};
use texts::Language;

use super::{amount, text};

/// How many decisions of victims can stand between a move and the hero's actions, generously.
const DECISIONS: usize = 16;

/// What there is to do for a hero of the seat who makes this move, as short phrases. Nothing is told
/// of the Cargo ship, where all that happens just happens, nor of what depends on a tile to be drawn.
pub(super) fn offer(language: Language, state: &State, seat: Seat, action: Action, to: Place) -> Vec<String> {
    let Some(there) = arrive(state, seat, action) else { return Vec::new() };
    if there.shelter(seat).pending != Pending::Visit(to) {
        let nothing = to != Place::CargoShip && !gains(state, seat, action);
        let why = if to == Place::Dam && state.stocks()[to] > 0 { "hint-no-chips" } else { "hint-nothing" };
        return if nothing { vec![text(language, why, &[])] } else { Vec::new() };
    }
    let mut actions = Vec::new();
    Outlive::legal(&there, seat, &mut actions);
    let mut phrases = Vec::new();
    phrases.extend(taking(language, &there, seat, &actions));
    phrases.extend(hunting(language, &there, seat, to, &actions));
    if actions.iter().any(|action| matches!(action, Action::Algae { .. })) {
        phrases.push(text(language, "hint-algae", &[]));
    }
    let cards = actions.iter().filter(|action| matches!(action, Action::Pick { .. })).count();
    if cards > 0 {
        phrases.push(text(language, "hint-equipment", &[("count", cards.into())]));
    }
    if let Some(city) = to.city().filter(|_| actions.contains(&Action::Search)) {
        let tiles = Outlive::view(&there, table::Viewer::Spectator).cities[city].tiles_left;
        phrases.push(text(language, "hint-tiles", &[("count", tiles.into())]));
    }
    phrases
}

/// The position in which the hero acts. Whoever is pressed on the way decides for himself: here he hands
/// over no chip if he has anything else, so that no water is promised that needs his chip. Nothing else
/// that is handed over changes what the hero can do. Nothing if chance decides before that.
fn arrive(state: &State, seat: Seat, action: Action) -> Option<State> {
    let mut there = state.clone();
    Outlive::apply(&mut there, seat, action, &mut ());
    let mut actions = Vec::new();
    for _ in 0..DECISIONS {
        let is_pressed = |seat| {
            let pending = there.shelter(seat).pending;
            matches!(
                pending,
                Pending::Bat(_)
                    | Pending::Defend(_)
                    | Pending::HandOver(_)
                    | Pending::Rob(..)
                    | Pending::House
                    | Pending::Gift(_)
            )
        };
        let due = match Outlive::turn(&there) {
            Turn::Seats(due) => due.iter().find(|&seat| is_pressed(seat)),
            Turn::Nature => return None,
            Turn::Over => None,
        };
        let Some(due) = due else { break };
        actions.clear();
        Outlive::legal(&there, due, &mut actions);
        let keeps_chips = |action: &&Action| !gives(**action, Resource::Chip);
        let answer = *actions.iter().find(keeps_chips).or(actions.first())?;
        Outlive::apply(&mut there, due, answer, &mut ());
    }
    Some(there)
}

fn gives(action: Action, resource: Resource) -> bool {
    matches!(action, Action::Give { items } if items.into_iter().flatten().any(|item| item == resource))
}

/// Whether arriving alone brings something.
fn gains(state: &State, seat: Seat, action: Action) -> bool {
    heard(state, seat, action).iter().any(|event| {
        matches!(*event,
            Event::Gained { seat: by, .. } | Event::Healed { seat: by } | Event::EquipmentTaken { seat: by, .. }
            | Event::SurvivorHoused { seat: by, .. } | Event::Pressed { seat: by, .. } if by == seat)
    })
}

/// The most that can be taken from the stock, and what it costs to begin.
fn taking(language: Language, there: &State, seat: Seat, actions: &[Action]) -> Option<String> {
    let takes = actions.iter().filter(|action| matches!(action, Action::Take { .. } | Action::Algae { .. }));
    let most = takes.max_by_key(|action| match **action {
        Action::Take { count, extra: Extra::Added } => 2 * count + 1,
        Action::Algae { ammo } => 2 * ammo,
        _ => 0,
    })?;
    let events = heard(there, seat, *most);
    let gained = events.iter().filter_map(|event| match *event {
        Event::Gained { seat: by, resource, count } if by == seat => Some((resource, count)),
        _ => None,
    });
    let (resource, count) = gained.reduce(|(resource, sum), (_, count)| (resource, sum + count))?;
    let most = ("amount", amount(language, resource, count).into());
    let price = events.iter().find_map(|event| match *event {
        Event::PlantPaid { chips, .. } if chips > 0 => Some(amount(language, Resource::Chip, chips)),
        _ => None,
    });
    Some(match price {
        Some(price) => text(language, "hint-take-paid", &[("price", price.into()), most]),
        None => text(language, "hint-take", &[most]),
    })
}

/// The prey that can be hunted with as little ammo as will do, and its meat.
fn hunting(language: Language, there: &State, seat: Seat, to: Place, actions: &[Action]) -> Option<String> {
    let hunts = actions.iter().filter_map(|action| match *action {
        Action::Hunt { ammo, .. } => Some((ammo, *action)),
        _ => None,
    });
    let (ammo, hunt) = hunts.min_by_key(|&(ammo, _)| ammo)?;
    let top = Outlive::view(there, table::Viewer::Spectator).grounds[to.ground()?].top?;
    let meat = heard(there, seat, hunt).iter().find_map(|event| match *event {
        Event::Gained { seat: by, resource: Resource::Meat, count } if by == seat => Some(count),
        _ => None,
    })?;
    let facts = [
        ("endurance", top.endurance().into()),
        ("ammo", ammo.into()),
        ("amount", amount(language, Resource::Meat, meat).into()),
    ];
    Some(text(language, "hint-prey", &facts))
}

/// What happens if this is done.
fn heard(state: &State, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    Outlive::apply(&mut state.clone(), seat, action, &mut events);
    events
}
