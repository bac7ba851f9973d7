//! What deserves a moment of its own: the event of a new round, §5.1, what is lost without a choice, §14, §6, and the
//! points in the end, §7.

use drawing::filling;
use maud::{Markup, html};
use outlive::{Berth, Event, EventCard, View};
use table::{PerSeat, Seat};
use texts::signed;
use web::face::{Emblem, Moment};

use super::{parts, title};
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling::{self as say, Context};
use crate::{Audience, OutliveFace};

pub(super) fn moment(latest: &[Event], view: &View, reader: &Audience<'_>) -> Option<Moment> {
    let language = reader.language;
    let losses = Losses::of(latest, reader.you);
    let flashes = stopped_rooms(latest, view, reader);
    let (title, body) = if latest.contains(&Event::GameEnded) {
        (label(language, "outlive-moment-end"), points(latest, view, reader))
    } else if let Some(card) = revealed(latest) {
        let name = say::event_card(language, card);
        let heading = [("round", view.round.into()), ("event", name.into())];
        (text(language, "outlive-moment-event", &heading), event_card(card, view, reader))
    } else if let Some(card) = losses.by_event {
        let name = say::event_card(language, card);
        (text(language, "outlive-moment-strikes", &[("event", name.into())]), html! {})
    } else if losses.events.is_empty() {
        return None;
    } else {
        (label(language, "outlive-moment-losses"), html! {})
    };
    let body = html! { (body) (losses.markup(view, reader)) (stopped(&flashes, view, reader)) };
    let flashes = flashes.into_iter().map(|slot| parts::home(Berth::Room(slot))).collect();
    Some(Moment { title, body, flashes })
}

fn revealed(events: &[Event]) -> Option<EventCard> {
    events.iter().find_map(|event| match event {
        Event::EventRevealed { event } => Some(*event),
        _ => None,
    })
}

/// An event in full: what it does, what it costs to be rid of it, and whom it does not touch.
fn event_card(card: EventCard, view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let values = &view.values.events[card];
    let cost = say::amounts(language, values.cost.iter().map(|(resource, &count)| (resource, count)));
    let resolving = text(language, "hover-event", &[("cost", cost.into()), ("points", values.vp.into())]);
    let untouched = untouched(card, view);
    html! {
        div.event-in-full {
            span.art { (filling(art::event(card))) }
            div {
                p { (say::event_effect(language, card)) }
                p { (resolving) }
                @if !untouched.is_empty() {
                    @let seats = say::list(untouched.into_iter().map(|seat| title(seat, reader)));
                    p { (text(language, "outlive-moment-untouched", &[("seats", seats.into())])) }
                }
            }
        }
    }
}

/// Who is protected from an event that touches others.
fn untouched(card: EventCard, view: &View) -> Vec<Seat> {
    let is_touched = |seat: Seat| view.shelters[seat].terms.is_some_and(|terms| terms.touched.has(card));
    let (touched, others): (Vec<_>, Vec<_>) =
        Seat::first(view.seating.players()).partition(|&seat| is_touched(seat));
    if touched.is_empty() { Vec::new() } else { others }
}

/// What was taken from players who had no choice, among the events of a line.
struct Losses {
    /// With what caused it at Night. Nothing, if none of it concerns the reader; who watches hears of all.
    events: Vec<Event>,
    /// The event that took it, if one did.
    by_event: Option<EventCard>,
}

impl Losses {
    fn of(latest: &[Event], you: Option<Seat>) -> Self {
        let mut losses = Self { events: Vec::new(), by_event: None };
        let (mut is_forced, mut biting, mut cause, mut concerns) = (false, None, None, you.is_none());
        for event in latest {
            match *event {
                Event::EventBit { event } => (is_forced, biting, cause) = (true, Some(event), None),
                Event::Fed { unpaid: 1.., .. } | Event::Irradiated { .. } => {
                    (is_forced, biting, cause) = (true, None, Some(*event));
                }
                Event::Discarded { seat, .. } | Event::SurvivorLeft { seat, .. } if is_forced => {
                    losses.events.extend(cause.take());
                    losses.events.push(*event);
                    losses.by_event = losses.by_event.or(biting);
                    concerns |= you == Some(seat);
                }
                _ => is_forced = false,
            }
        }
        if concerns { losses } else { Self { events: Vec::new(), by_event: None } }
    }

    fn markup(&self, view: &View, reader: &Audience<'_>) -> Markup {
        let context = Context { view, you: reader.you };
        html! {
            @if !self.events.is_empty() {
                ul.losses { @for told in say::story(reader.language, &self.events, context) { li { (told) } } }
            }
        }
    }
}

/// The rooms of the reader that were full and are not any more, by their places.
fn stopped_rooms(latest: &[Event], view: &View, reader: &Audience<'_>) -> Vec<u8> {
    let Some(you) = reader.you else { return Vec::new() };
    let rooms = view.shelters[you].rooms().zip(0..);
    let left = |slot: u8| {
        let from = Event::SurvivorLeft { seat: you, from: Berth::Room(slot) };
        latest.iter().filter(|&&event| event == from).count()
    };
    let stopped = rooms.filter(|&(room, slot)| {
        let before = usize::from(room.survivors) + left(slot);
        left(slot) > 0 && !room.works() && before >= usize::from(room.room.places())
    });
    stopped.map(|(_, slot)| slot).collect()
}

fn stopped(rooms: &[u8], view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let names = reader.you.into_iter().flat_map(|you| view.shelters[you].rooms().zip(0..));
    let names =
        names.filter(|(_, slot)| rooms.contains(slot)).map(|(room, _)| say::room(language, room.room));
    html! {
        @if !rooms.is_empty() {
            p.stopped { (text(language, "outlive-moment-stopped", &[("rooms", say::list(names).into()), ("count", rooms.len().into())])) }
        }
    }
}

/// The points by their source, with a column for each player.
fn points(latest: &[Event], view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let events: Vec<_> = latest.iter().collect();
    let seats: Vec<Seat> = Seat::first(view.seating.players()).collect();
    let row = |name: String, points: &PerSeat<i16>| {
        html! {
            tr { th scope="row" { (name) } @for &seat in &seats { td.none[points[seat] == 0] { (signed(points[seat])) } } }
        }
    };
    let totals = PerSeat::from_fn(|seat| view.shelters[seat].points);
    html! {
        table.points {
            thead { tr { td {} @for &seat in &seats { th scope="col" { (Emblem::of::<OutliveFace>(seat)) span.party { " " (title(seat, reader)) } } } } }
            tbody { @for (source, points) in say::points(&events) { (row(say::source(language, source), &points)) } }
            tfoot { tr { th scope="row" { (label(language, "outlive-total")) } @for &seat in &seats { td { (say::printed(totals[seat])) } } } }
        }
    }
}
