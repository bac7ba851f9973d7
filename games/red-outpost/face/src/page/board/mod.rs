//! The table as it is drawn: portraits on the left, the twelve locations in the middle, and clock,
//! wheel and goods on the right.

mod clock;
mod contents;
mod cubes;
mod goods;
mod locations;
mod panel;
mod portraits;
mod solo;
mod wheel;

use drawing::Id;
use maud::{Markup, html};
use red_outpost::{Seating, View};
use table::Seat;
use web::face::{Role, Thing};

use super::parts;
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::label;

pub(super) use panel::panel;

pub(super) fn board(view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        div.red-board role="group" aria-label=(label(reader.language, "red-board")) {
            (portraits::portraits(view, reader))
            (locations::locations(view, reader))
            div.tracks {
                (clock::clock(view, reader))
                (wheel::wheel(view, reader))
                (goods::goods(view, reader))
            }
        }
    }
}

/// What stands for a party: its disc, or Autom's head.
fn emblem(seat: Seat, view: &View) -> Id {
    match (view.seating, seat) {
        (Seating::Solo, Seat::Two) => art::autom(),
        _ => art::disc(seat),
    }
}
