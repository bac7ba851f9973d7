//! What a player has, at a glance.

use drawing::{Id, picture};
use maud::{Markup, html};
use outlive::{ShelterView, View};
use table::{Seat, Word};
use texts::signed;
use web::face::number;

use super::super::condition;
use super::{equipment, night};
use crate::Audience;
use crate::drawings::{self as art, Icon};
use crate::page::texts::{label, text};
use crate::telling as say;

pub(in super::super) fn panel(view: &View, seat: Seat, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let shelter = &view.shelters[seat];
    let radiation = view.values.radiation.get(usize::from(shelter.radiation)).copied().unwrap_or_default();
    html! {
        p.score data-card="points" {
            span.count data-count={ "points-" (number(seat)) } { (say::printed(shelter.points)) }
            " " abbr { (label(language, "outlive-points")) }
        }
        @if shelter.open && view.round > 0 { (sources(shelter, reader)) }
        ul.holdings {
            @for (resource, &count) in shelter.store.iter().filter(|&(_, &count)| count > 0) {
                (held(&format!("resource-{}", resource.name()), art::resource(resource), &say::resource(language, resource), &count.to_string()))
            }
            (held("radiation", art::icon(Icon::Radiation), &label(language, "outlive-radiation"), &signed(radiation)))
            @if let Some(rooms) = &shelter.rooms {
                @let survivors = rooms.iter().map(|slot| slot.survivors).sum::<u8>() + shelter.airlock;
                (held("airlock", art::survivor(), &label(language, "outlive-survivors"), &survivors.to_string()))
                (held("airlock", art::icon(Icon::Airlock), &label(language, "outlive-airlock"), &shelter.airlock.to_string()))
            }
            @if shelter.passed && night::is_resolving(view) { li.passed title=(label(language, "outlive-passed")) { (label(language, "outlive-passed-tag")) } }
        }
        (belongings(shelter, reader))
    }
}

/// The points by their source; who unfolds them reads them.
fn sources(shelter: &ShelterView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        details.sources {
            summary title=(label(language, "outlive-sources")) { span.unseen { (label(language, "outlive-sources")) } }
            table {
                tbody {
                    @for (source, &points) in shelter.sources.iter() {
                        tr { th scope="row" { (say::source(language, source)) } td.none[points == 0] { (signed(points)) } }
                    }
                }
            }
        }
    }
}

fn held(card: &str, drawing: Id, name: &str, count: &str) -> Markup {
    html! {
        li data-card=(card) title=(name) { (picture(drawing)) span.count { (count) } span.unseen { " " (name) } }
    }
}

/// Leader, rooms and equipment as pictures; who unfolds them reads their names.
fn belongings(shelter: &ShelterView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let built = || shelter.rooms.iter().flatten();
    let cards = || {
        equipment::owned(shelter, true)
            .map(|card| (card, "ready"))
            .chain(equipment::owned(shelter, false).map(|card| (card, "broken")))
    };
    html! {
        @if !shelter.open { p.hidden { (label(language, "outlive-hidden")) } }
        @if shelter.rooms.is_some() || cards().next().is_some() {
            details.belongings {
                summary {
                    span.unseen { (label(language, "outlive-belongings")) }
                    @if let Some(leader) = shelter.leader { span.leader data-card={ "leader-" (leader.name()) } { (picture(art::leader(leader))) } }
                    span.strip {
                        @for slot in built() { span.{ (condition::of_room(slot)) } data-card={ "room-" (slot.room.name()) } { (picture(art::room(slot.room))) } }
                    }
                    span.strip { @for (card, class) in cards() { span.{ (class) } data-card={ "equipment-" (card.name()) } { (picture(art::equipment(card))) } } }
                }
                ul {
                    @for slot in built() {
                        @let places = [("count", slot.survivors.into()), ("places", slot.room.places().into())];
                        li.{ (condition::of_room(slot)) } { (picture(art::room(slot.room))) (say::room(language, slot.room)) " " (text(language, "outlive-of", &places)) }
                    }
                    @for (card, class) in cards() { li.{ (class) } { (picture(art::equipment(card))) (say::equipment(language, card)) " (" (text(language, "outlive-condition", &[("state", class.into())])) ")" } }
                }
            }
        }
    }
}
