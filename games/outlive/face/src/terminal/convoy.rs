//! The convoy board: the events with what they do, cost and pay, §14.

use outlive::{EventCard, View};
use table::Seat;
use terminal::{Line, Tone, WIDTH, beside, width, wrap};

use super::labels::{label, label_of};
use crate::Audience;
use crate::telling as say;

const POINTS_AT: usize = 27;
const COST_AT: usize = 34;
/// Where the effects begin at the latest; costs of a box that are longer are wrapped.
const LAST_EFFECT_AT: usize = 66;

pub(super) fn convoy(view: &View, reader: &Audience<'_>) -> Vec<Line> {
    let mut lines = vec![Line::new(Tone::Strong, label(reader, "outlive-convoy"))];
    let revealed = view.convoy.iter().flatten().count();
    let costs = view.unresolved.iter().map(|card| width(&cost(view, card, reader)));
    let effect_at = (COST_AT + costs.max().unwrap_or(0) + 2).min(LAST_EFFECT_AT);
    for (index, card) in view.convoy.iter().enumerate().take(revealed) {
        if let Some(card) = *card {
            lines.extend(event(view, index + 1, card, effect_at, reader));
        }
    }
    if revealed < view.convoy.len() {
        let numbers = match (revealed + 1, view.convoy.len()) {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}–{last}"),
        };
        let hidden = format!("  {numbers} {}", label(reader, "outlive-face-down"));
        lines.push(Line::new(Tone::Faint, hidden));
    }
    lines
}

fn event(view: &View, number: usize, card: EventCard, effect_at: usize, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let values = &view.values.events[card];
    let is_open = view.unresolved.has(card);
    let tone = if is_open { Tone::Strong } else { Tone::Faint };
    let name = format!("  {number} {}", say::event_card(language, card));
    let head = Line::new(tone, name).to(POINTS_AT);
    let head = head.and(Tone::Plain, label_of(reader, "outlive-points", "points", values.vp)).to(COST_AT);
    if !is_open {
        let owner = Seat::first(view.seating.players()).find(|&seat| view.shelters[seat].events.has(card));
        let owner = owner.map_or_else(String::new, |seat| say::colour(language, seat));
        return vec![head.and(Tone::Faint, label_of(reader, "outlive-resolved", "seat", owner))];
    }
    let lines = |text: &str, room| wrap(text, room).into_iter().map(Line::plain).collect();
    let costs = lines(&cost(view, card, reader), effect_at - COST_AT - 2);
    let effects = lines(&say::event_effect(language, card), WIDTH - effect_at);
    beside(beside(vec![head], COST_AT, costs), effect_at, effects)
}

fn cost(view: &View, card: EventCard, reader: &Audience<'_>) -> String {
    let cost = view.values.events[card].cost;
    say::amounts(reader.language, cost.iter().map(|(resource, &count)| (resource, count)))
}
