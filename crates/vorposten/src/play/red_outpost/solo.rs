//! What the solo game adds: the goals of the day, and what Autom will do, §10.4 and §10.5.

use ::red_outpost::{Phase, RedOutpost, SoloView, View};
use words::Language;
use words::red_outpost as say;

use super::super::paint::{Line, Tone, paragraph};
use super::super::terminal::Reader;
use super::super::texts::text;

/// The goal card and the open Autom card.
pub(super) fn goal_card(view: &View, solo: &SoloView, reader: &Reader<RedOutpost>) -> Vec<Line> {
    let language = reader.language;
    let Some(card) = solo.goal.map(|card| &view.values.goals[usize::from(card)]) else { return Vec::new() };
    let costs = text(language, "label-goals", &[("points", solo.penalty.into())]);
    let mut lines = vec![Line::new(Tone::Strong, costs)];
    for (goal, is_met) in solo.goals.into_iter().flatten() {
        let (sign, tone) = if is_met { ("[x]", Tone::Faint) } else { ("[ ]", Tone::Plain) };
        lines.push(Line::new(tone, format!("  {sign} {}", say::goal(language, goal))));
    }
    lines.push(Line::new(Tone::Strong, text(language, "label-autom", &[])));
    lines.extend(paragraph(Line::plain("  "), &next(view, solo, language)));
    let workers = card.workers.map(|worker| say::worker(language, worker)).join(", ");
    let order = text(language, "label-autom-workers", &[("workers", workers.into())]);
    lines.extend(paragraph(Line::plain("  "), &order));
    let goods = |order: [::red_outpost::Good; 4]| order.map(|good| say::good(language, good)).join(", ");
    let prefers = text(
        language,
        "label-autom-goods",
        &[("warehouse", goods(card.warehouse).into()), ("spaceship", goods(card.spaceship).into())],
    );
    lines.extend(paragraph(Line::plain("  "), &prefers));
    lines
}

/// Where Autom's next worker goes, as far as the cards say.
fn next(view: &View, solo: &SoloView, language: Language) -> String {
    let Some(card) = solo.face_up.map(|card| &view.values.autom[usize::from(card)]) else {
        return text(language, "label-autom-no-card", &[]);
    };
    let direction = solo.goal.map(|goal| view.values.goals[usize::from(goal)].direction);
    let direction = direction.map_or_else(String::new, |direction| say::direction(language, direction));
    let places = card.locations.map(|location| say::location(language, location)).join(", ");
    let to = match (view.phase, solo.destination) {
        (Phase::Lunch, _) => "lunch".into(),
        (_, None) => "ring".into(),
        (_, Some(location)) => say::location(language, location),
    };
    text(
        language,
        "label-autom-next",
        &[("places", places.into()), ("to", to.into()), ("direction", direction.into())],
    )
}
