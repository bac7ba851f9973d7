//! The table as it is drawn: the ring of places around the convoy board, and a shelter beside it.

mod convoy;
mod equipment;
mod figures;
mod hand;
mod names;
mod night;
mod offers;
mod panel;
mod places;
mod rooms;
mod shelter;
mod stores;
mod tonight;

use maud::{Markup, html};
use outlive::{Event, Pending, View};
use table::{Seat, Word};
use web::face::{Role, Thing};

use super::parts;
use crate::Audience;
use crate::page::texts::label;

pub(super) use panel::panel;
use tonight::Tonight;

pub(super) fn board(view: &View, events: &[&Event], reader: &Audience<'_>) -> Markup {
    html! {
        div.outlive-board role="group" aria-label=(label(reader.language, "outlive-board")) {
            div.ring {
                @for &place in ::outlive::Place::ALL { (places::tile(place, view, reader)) }
                (convoy::convoy(view, reader))
            }
            (shelter::shelter(view, at_home(reader), events, reader))
        }
    }
}

/// Whose shelter is shown large.
fn at_home(reader: &Audience<'_>) -> Seat {
    reader.asked.or(reader.you).unwrap_or(Seat::One)
}

/// What this player is asked.
fn asked(view: &View, seat: Seat) -> Pending {
    view.shelters[seat].pending
}
