//! The shelters: the reader's with everything in it, the others' in a few lines.

use outlive::{Condition, Equipment, RoomSlot, ShelterView, View};
use table::{Seat, Word};
use terminal::Terminal;
use terminal::{Line, Tone, paragraph};
use texts::signed;

use super::labels::{label, label_of};
use crate::telling as say;
use crate::terminal::text;
use crate::{Audience, OutliveFace};

const LABELS: usize = 16;
const STATE_AT: usize = 19;
const PLACES_AT: usize = 32;
const FOOD_AT: usize = 41;
const EFFECT_AT: usize = 50;

/// Whose shelter is shown large: that of who is asked, or of the one person before the screen.
pub(super) fn owner(reader: &Audience<'_>) -> Option<Seat> {
    reader.asked.or(reader.you)
}

/// The owner's shelter first, then the others round the table.
pub(super) fn order(view: &View, reader: &Audience<'_>) -> Vec<Seat> {
    let players = view.seating.players();
    let first = owner(reader).unwrap_or(Seat::One);
    std::iter::successors(Some(first), |seat| Some(seat.next(players))).take(players).collect()
}

/// A shelter; large if it is the owner's, or if nobody in particular reads.
pub(super) fn shelter(view: &View, seat: Seat, reader: &Audience<'_>) -> Vec<Line> {
    let state = &view.shelters[seat];
    let mut lines = vec![title(view, seat, reader)];
    match (&state.rooms, owner(reader)) {
        (Some(rooms), owner) if owner.is_none_or(|owner| owner == seat) => {
            lines.extend(large(view, state, rooms, reader));
        }
        (Some(rooms), _) => lines.extend(compact(view, state, rooms, reader)),
        (None, _) => lines.push(Line::new(Tone::Faint, format!("  {}", label(reader, "outlive-hidden")))),
    }
    lines
}

fn title(view: &View, seat: Seat, reader: &Audience<'_>) -> Line {
    let language = reader.language;
    let id = if reader.you == Some(seat) { "outlive-shelter-you" } else { "outlive-shelter" };
    let title = Line::new(OutliveFace::tone(seat), label_of(reader, id, "seat", say::colour(language, seat)));
    match view.shelters[seat].leader {
        None => title,
        Some(leader) => {
            let age = leader.card().age;
            let name = say::leader(language, leader);
            let leader = text(language, "outlive-leader", &[("leader", name.into()), ("age", age.into())]);
            title.and(Tone::Plain, format!("   {leader}"))
        }
    }
}

/// What a seat has in store.
pub(super) fn stores(view: &View, seat: Seat, reader: &Audience<'_>) -> Vec<Line> {
    let store = &view.shelters[seat].store;
    let all = say::amounts(reader.language, store.iter().map(|(resource, &count)| (resource, count)));
    paragraph(
        Line::new(OutliveFace::tone(seat), format!("  {}", label(reader, "outlive-stores"))).to(LABELS),
        &all,
    )
}

fn large(view: &View, state: &ShelterView, rooms: &[RoomSlot], reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let head = |id: &str| Line::plain(format!("  {}", label(reader, id))).to(LABELS);
    let store = say::amounts(language, state.store.iter().map(|(resource, &count)| (resource, count)));
    let mut lines = paragraph(head("outlive-stores"), &store);
    lines.push(head("outlive-radiation").then(track(view, state)));
    lines.push(head("outlive-airlock").then(airlock(view, state, reader)));
    for (index, slot) in rooms.iter().enumerate() {
        lines.extend(room(index + 1, slot, reader));
    }
    for &card in Equipment::ALL.iter().filter(|&&card| state.equipment[card].is_owned()) {
        lines.extend(equipment(card, state.equipment[card], reader));
    }
    if state.prey.total() > 0 {
        lines.extend(paragraph(head("outlive-hunted"), &prey(state, reader)));
    }
    if !state.events.is_empty() {
        lines.extend(paragraph(head("outlive-events"), &events(view, state, reader)));
    }
    lines
}

/// The radiation track with the marker.
fn track(view: &View, state: &ShelterView) -> Line {
    view.values.radiation.iter().enumerate().fold(Line::default(), |line, (field, &points)| {
        if field == usize::from(state.radiation) {
            line.and(Tone::Strong, format!("[{}]", signed(points)))
        } else {
            line.and(Tone::Faint, format!(" {} ", signed(points)))
        }
    })
}

/// The two rows of the airlock; the first fills first, R12.
fn airlock(view: &View, state: &ShelterView, reader: &Audience<'_>) -> Line {
    let [first, second] = view.values.airlock;
    let in_first = state.airlock.min(first);
    let in_second = state.airlock - in_first;
    let rows = format!("{} {}", dots(in_first, first), dots(in_second, second));
    let cost = u8::from(in_first > 0) + u8::from(in_second > 0);
    let count = text(
        reader.language,
        "outlive-airlock-count",
        &[("count", state.airlock.into()), ("places", (first + second).into()), ("rows", cost.into())],
    );
    Line::plain(rows).and(Tone::Faint, format!("   {count}"))
}

fn dots(full: u8, places: u8) -> String {
    (0..places.max(full)).map(|place| if place < full { '●' } else { '○' }).collect()
}

fn room(number: usize, slot: &RoomSlot, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let (state, tone) = match (slot.built, slot.works(), slot.used) {
        (false, _, _) => ("unbuilt", Tone::Faint),
        (true, false, _) => ("idle", Tone::Plain),
        (true, true, 0) => ("works", Tone::Strong),
        (true, true, _) => ("used", Tone::Plain),
    };
    let head = Line::new(tone, format!("  {number} {}", say::room(language, slot.room))).to(STATE_AT + 2);
    let head = head.and(tone, label_of(reader, "outlive-state", "state", state)).to(PLACES_AT);
    let head = head.and(Tone::Plain, dots(slot.survivors, slot.room.places())).to(FOOD_AT);
    let food = label_of(reader, "outlive-food", "food", slot.room.food());
    let head = head.and(Tone::Faint, food).to(EFFECT_AT);
    paragraph(head, &say::room_effect(language, slot.room))
}

fn equipment(card: Equipment, condition: Condition, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let (state, tone) = match condition {
        Condition::Missing | Condition::Broken => ("broken", Tone::Faint),
        Condition::Ready => ("ready", Tone::Strong),
        Condition::Spent => ("spent", Tone::Plain),
    };
    let head = Line::new(tone, format!("  + {}", say::equipment(language, card))).to(STATE_AT + 2);
    let head = head.and(tone, label_of(reader, "outlive-condition", "state", state)).to(PLACES_AT);
    let mut effect = say::equipment_effect(language, card);
    if !condition.is_repaired() {
        effect = format!("{effect} ({})", say::repair_cost(language, card));
    }
    paragraph(head, &effect)
}

fn prey(state: &ShelterView, reader: &Audience<'_>) -> String {
    say::list(state.prey.kinds().map(|(prey, count)| {
        let kind = [("count", count.into()), ("endurance", prey.endurance().into())];
        text(reader.language, "outlive-hunted-kind", &kind)
    }))
}

fn events(view: &View, state: &ShelterView, reader: &Audience<'_>) -> String {
    say::list(state.events.iter().map(|card| {
        let points = label_of(reader, "outlive-points", "points", view.values.events[card].vp);
        format!("{} ({points})", say::event_card(reader.language, card))
    }))
}

/// The most important in a few lines.
fn compact(view: &View, state: &ShelterView, rooms: &[RoomSlot], reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let head = |id: &str| Line::plain(format!("  {}", label(reader, id))).to(LABELS);
    let store = say::amounts(language, state.store.iter().map(|(resource, &count)| (resource, count)));
    let points = view.values.radiation[usize::from(state.radiation)];
    let summary = [
        store,
        label_of(reader, "outlive-compact-airlock", "count", state.airlock),
        label_of(reader, "outlive-compact-radiation", "points", signed(points)),
    ];
    let mut lines = paragraph(head("outlive-stores"), &summary.join("; "));
    let mut built: Vec<_> =
        rooms.iter().filter(|slot| slot.built).map(|slot| compact_room(slot, reader)).collect();
    let unbuilt = rooms.iter().filter(|slot| !slot.built).map(|slot| say::room(language, slot.room));
    let unbuilt = say::list(unbuilt);
    if !unbuilt.is_empty() {
        built.push(label_of(reader, "outlive-unbuilt", "rooms", unbuilt));
    }
    lines.extend(paragraph(head("outlive-rooms"), &built.join("; ")));
    let owned = Equipment::ALL.iter().filter(|&&card| state.equipment[card].is_owned()).map(|&card| {
        let condition = match state.equipment[card] {
            Condition::Missing | Condition::Broken => "broken",
            Condition::Ready => "ready",
            Condition::Spent => "spent",
        };
        let condition = label_of(reader, "outlive-condition", "state", condition);
        format!("{} ({condition})", say::equipment(language, card))
    });
    lines.extend(paragraph(head("outlive-equipment"), &or_none(say::list(owned), reader)));
    if state.prey.total() > 0 {
        lines.extend(paragraph(head("outlive-hunted"), &prey(state, reader)));
    }
    if !state.events.is_empty() {
        lines.extend(paragraph(head("outlive-events"), &events(view, state, reader)));
    }
    lines
}

fn compact_room(slot: &RoomSlot, reader: &Audience<'_>) -> String {
    let dots = dots(slot.survivors, slot.room.places());
    format!("{} {dots}", say::room(reader.language, slot.room))
}

fn or_none(list: String, reader: &Audience<'_>) -> String {
    if list.is_empty() { label(reader, "outlive-none") } else { list }
}
