//! What a party has: points, crystals, discs, and special cards.

use drawing::{Id, picture};
use maud::{Markup, html};
use red_outpost::{Card, Location, Pending, Phase, Seating, View};
use table::Seat;
use texts::signed;
use web::face::number;

use super::{emblem, solo};
use crate::Audience;
use crate::drawings::{self as art, Icon};
use crate::page::texts::{label, text};
use crate::telling as say;

pub(in super::super) fn panel(view: &View, seat: Seat, reader: &Audience<'_>) -> Markup {
    let owned = &view.players[seat];
    let is_solo = view.seating == Seating::Solo;
    let cards = [owned.worker_card.map(Card::Worker), owned.location_card.map(Card::Location)];
    let held = |what: &str, drawing: Id, id: &str, count: i16| {
        let name = label(reader.language, id);
        html! {
            li data-card=(what) title=(name) {
                (picture(drawing)) span.count data-count={ (what) "-" (number(seat)) } { (count) }
                span.unseen { " " (name) }
            }
        }
    };
    html! {
        p.score data-card="points" {
            span.count data-count={ "points-" (number(seat)) } { (owned.vp.to_string().replace('-', "−")) }
            " " abbr { (label(reader.language, "red-points")) }
            @if view.pending != Pending::Over { (day_pays(view, seat, reader)) }
        }
        ul.holdings {
            @if !is_solo || seat == Seat::One { (held("crystals", art::crystal(), "red-crystals", owned.crystals.into())) }
            @if !is_solo || seat == Seat::Two { (held("reserve", emblem(seat, view), "red-reserve", owned.reserve.into())) }
            (held("palace", art::icon(Icon::Donate), "red-donated", owned.donated.into()))
            @if owned.held > 0 { (held("held", art::location(Location::Administration), "red-held-card", owned.held.into())) }
        }
        @if let Some(cards) = &view.solo { (solo::solo(seat, view, cards, reader)) }
        ul.specials {
            @for card in cards.into_iter().flatten() {
                li data-card={ "special-" (card_name(card)) } tabindex="0" { (picture(motif(card))) span { (say::card(reader.language, card)) } }
            }
        }
    }
}

/// What the day would pay if it ended now.
fn day_pays(view: &View, seat: Seat, reader: &Audience<'_>) -> Markup {
    let points = signed(view.day_pays[seat]);
    let told = text(reader.language, "red-day-pays", &[("points", points.as_str().into())]);
    html! { span.day-pays data-card="day-pays" title=(told) { (picture(art::phase(Phase::Evening))) span aria-hidden="true" { (points) } span.unseen { (told) } } }
}

/// What hover cards call a special card.
pub(in super::super) fn card_name(card: Card) -> String {
    match card {
        Card::Worker(worker) => format!("worker-{worker}"),
        Card::Location(location) => format!("location-{location}"),
    }
}

/// What a special card shows.
fn motif(card: Card) -> Id {
    match card {
        Card::Worker(worker) => art::portrait(worker),
        Card::Location(location) => art::location(location),
    }
}
