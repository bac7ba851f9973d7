//! The shelter that is shown large: the reader's own.

use drawing::picture;
use maud::{Markup, html};
use outlive::{Event, Pending, ShelterView, View};
use table::{Seat, Word};
use texts::signed;
use web::face::number;

use super::super::title;
use super::{asked, equipment, figures, hand, night, rooms, stores};
use crate::Audience;
use crate::drawings::{self as art, Icon};
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn shelter(view: &View, seat: Seat, events: &[&Event], reader: &Audience<'_>) -> Markup {
    let shelter = &view.shelters[seat];
    let heading = text(reader.language, "outlive-shelter", &[("seat", title(seat, reader).into())]);
    let asked = asked(view, seat);
    let wants_a_room = asked == Pending::FreeRoom;
    html! {
        section.shelter.{ "of-" (number(seat)) } aria-label=(heading) {
            (head(seat, shelter, view, reader))
            @if asked == Pending::Rooms {
                (hand::hand(shelter, reader))
            } @else {
                @if !wants_a_room { (night::steps(seat, view, events, reader)) }
                @if let Some(built) = &shelter.rooms {
                    (rooms::rooms(built, &rooms::airlock(shelter, view, reader), wants_a_room, reader))
                } @else {
                    (rooms::rooms(&rooms::standard(), &html! {}, false, reader))
                }
                @if asked == Pending::Leader {
                    (hand::hand(shelter, reader))
                } @else if !wants_a_room {
                    (figures::unplaced(seat, view, reader))
                    div.needs { (rooms::upkeep(shelter, view, reader)) (equipment::hunted(shelter, reader)) }
                    (stores::stores(seat, view, reader))
                    (equipment::equipment(shelter, reader))
                }
            }
        }
    }
}

/// The leader, and the radiation.
fn head(seat: Seat, shelter: &ShelterView, view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        div.head {
            @if let Some(leader) = shelter.leader {
                span.leader data-card={ "leader-" (leader.name()) } { (picture(art::leader(leader))) }
            } @else {
                span.leader { (picture(art::emblem(seat))) }
            }
            div.owner {
                p.whose { (text(reader.language, "outlive-shelter", &[("seat", title(seat, reader).into())])) }
                p.led {
                    @if let Some(leader) = shelter.leader { (say::leader(reader.language, leader)) }
                    @else { (label(reader.language, "outlive-unled")) }
                }
            }
            (radiation(shelter, view, reader))
        }
    }
}

/// The radiation track, §9.2, from its best end.
fn radiation(shelter: &ShelterView, view: &View, reader: &Audience<'_>) -> Markup {
    let at = usize::from(shelter.radiation);
    let points = view.values.radiation.get(at).copied().unwrap_or_default();
    let facts = [("points", signed(points).into()), ("below", (view.values.radiation.len() - 1 - at).into())];
    let told = text(reader.language, "outlive-radiation-at", &facts);
    html! {
        div.radiation role="img" aria-label={ (label(reader.language, "outlive-radiation")) ": " (told) } data-card="radiation" {
            (picture(art::icon(Icon::Radiation)))
            ol {
                @for (field, points) in view.values.radiation.iter().enumerate() {
                    li.good[*points > 0].bad[*points < 0].here[field == at] { (signed(*points)) }
                }
            }
        }
    }
}
