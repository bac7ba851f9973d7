//! What Autom will do in the solo game, as far as the cards say, §10.4 and §10.5.

use red_outpost::{Good, Phase, SoloView, View};
use texts::Language;

use super::{direction, good, location, text, worker};

/// Where Autom's next worker goes, and the orders of the goal card; nothing before there is one.
pub fn autom(language: Language, view: &View, solo: &SoloView) -> Vec<String> {
    let Some(card) = solo.goal.map(|card| &view.values.goals[usize::from(card)]) else { return Vec::new() };
    let workers = card.workers.map(|name| worker(language, name)).join(", ");
    let goods = |order: [Good; 4]| order.map(|name| good(language, name)).join(", ");
    let orders = [("warehouse", goods(card.warehouse).into()), ("spaceship", goods(card.spaceship).into())];
    vec![
        next(language, view, solo),
        text(language, "autom-workers", &[("workers", workers.into())]),
        text(language, "autom-goods", &orders),
    ]
}

fn next(language: Language, view: &View, solo: &SoloView) -> String {
    let Some(card) = solo.face_up.map(|card| &view.values.autom[usize::from(card)]) else {
        return text(language, "autom-no-card", &[]);
    };
    let way = solo.goal.map(|goal| view.values.goals[usize::from(goal)].direction);
    let way = way.map_or_else(String::new, |way| direction(language, way));
    let places = card.locations.map(|name| location(language, name)).join(", ");
    let to = match (view.phase, solo.destination) {
        (Phase::Lunch, _) => "lunch".into(),
        (_, None) => "ring".into(),
        (_, Some(to)) => location(language, to),
    };
    let facts = [("places", places.into()), ("to", to.into()), ("direction", way.into())];
    text(language, "autom-next", &facts)
}
