//! The production wheel, §5.1, with a marker for every party.

use maud::{Markup, html};
use red_outpost::View;
use table::Seat;
use web::face::number;

use super::super::title;
use super::emblem;
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn wheel(view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        div.wheel data-card="wheel" {
            svg viewBox=(art::wheel().view()) role="img" aria-label=(told(view, reader)) {
                use href={ "#" (art::wheel()) } {}
                (art::wheel_borders(view.values.wheel_fields))
                @for seat in Seat::first(view.seating.parties()) { (marker(seat, view)) }
            }
        }
    }
}

fn marker(seat: Seat, view: &View) -> Markup {
    let spot = art::wheel_spot(view.values.wheel_fields, view.players[seat].wheel, seat);
    let disc = emblem(seat, view);
    let size = format!("{:.1}", 2.0 * spot.radius);
    html! {
        svg.marker data-piece={ "wheel-" (number(seat)) } x={ (format_args!("{:.1}", spot.x - spot.radius)) }
            y={ (format_args!("{:.1}", spot.y - spot.radius)) } width=(size) height=(size) viewBox=(disc.view()) {
            use href={ "#" (disc) } {}
        }
    }
}

/// Where everybody's marker is, for those who cannot see it.
fn told(view: &View, reader: &Audience<'_>) -> String {
    let fields = view.values.wheel_fields;
    let marker = |seat| {
        let place = [("field", (view.players[seat].wheel + 1).into()), ("fields", fields.into())];
        format!("{}: {}", title(seat, reader), text(reader.language, "red-wheel-field", &place))
    };
    let markers = say::list(Seat::first(view.seating.parties()).map(marker));
    format!("{}: {markers}", label(reader.language, "red-wheel"))
}
