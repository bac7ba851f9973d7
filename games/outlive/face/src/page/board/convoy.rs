//! The convoy board in the middle: the round, the wave to come, and the six events, §5.1 and §14.

use drawing::{filling, picture};
use maud::{Markup, html};
use outlive::{EventCard, View};
use table::{Seat, Word};

use super::super::title;
use super::offers::counted;
use super::{Thing, names, night, parts};
use crate::Audience;
use crate::drawings::{self as art, Icon};
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn convoy(view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        div.convoy {
            (clock(view, reader))
            ol.events aria-label=(label(reader.language, "outlive-convoy")) {
                @for (card, round) in view.convoy.into_iter().zip(1u8..) {
                    li { @match card { Some(card) => (event(card, view, reader)), None => (face_down(round, reader)) } }
                }
            }
        }
    }
}

/// The round, whether it is Day or Night, the wave, and who begins.
fn clock(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let is_night = night::is_night(view);
    let heading = match view.round {
        0 => label(language, "outlive-setup"),
        round => text(language, "outlive-round", &[("round", round.into())]),
    };
    let time = if is_night { "outlive-night" } else { "outlive-daytime" };
    html! {
        div.clock {
            p.round data-card="round" { (heading) }
            @if view.round > 0 {
                p data-card="round" title=(label(language, time)) { (picture(art::icon(if is_night { Icon::Night } else { Icon::Day }))) span.unseen { (label(language, time)) } }
                p data-card="wave" title=(label(language, "outlive-wave")) {
                    (picture(art::icon(Icon::Wave))) span.unseen { (label(language, "outlive-wave")) " " } span.count { (view.wave) }
                }
                p data-card="start" title=(label(language, "outlive-start")) {
                    (picture(art::icon(Icon::Start))) span.unseen { (label(language, "outlive-start")) " " (title(view.start, reader)) }
                    (picture(art::emblem(view.next_start.unwrap_or(view.start))))
                }
            }
        }
    }
}

/// An event that was turned up: what it does and costs, or who resolved it, after which it does nothing.
fn event(card: EventCard, view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let values = &view.values.events[card];
    let owner = Seat::first(view.seating.players()).find(|&seat| view.shelters[seat].events.has(card));
    let state = match owner {
        Some(owner) => text(language, "outlive-resolved", &[("seat", title(owner, reader).into())]),
        None => label(language, "outlive-unresolved"),
    };
    let name = say::event_card(language, card);
    let effect = say::event_effect(language, card);
    let told = format!("{} {}; {state}. {effect}", values.vp, label(language, "outlive-points"));
    let class = if owner.is_some() { "event resolved" } else { "event" };
    let thing = Thing {
        parts: &parts::event(card),
        class,
        name: &name,
        state: &told,
        card: &format!("event-{}", card.name()),
        piece: "",
    };
    thing.draw(&html! {
        span.art { (filling(art::event(card))) }
        span.name { (names::event(card, reader)) }
        span.vp { (values.vp) " " (label(language, "outlive-points")) }
        @if let Some(owner) = owner {
            span.brief { (picture(art::emblem(owner))) (text(language, "outlive-resolved", &[("seat", say::colour(language, owner).into())])) }
        } @else {
            span.brief { (names::event_brief(card, reader)) }
            span.cost { @for (resource, &count) in values.cost.iter().filter(|&(_, &count)| count > 0) { (counted(art::resource(resource), count, "")) } }
        }
    })
}

/// An event to come, on the Day of its round.
fn face_down(round: u8, reader: &Audience<'_>) -> Markup {
    let when = text(reader.language, "outlive-chapter", &[("round", round.into())]);
    html! {
        span.event.back role="img" aria-label={ (when) ": " (label(reader.language, "outlive-face-down")) } data-card="convoy" {
            span.art { (filling(art::event_back())) }
            span.name { (when) }
        }
    }
}
