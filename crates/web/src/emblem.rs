//! The emblems of the parties, so that colour never speaks alone. Each game has its own.

use maud::{Markup, Render, html};
use table::{Seat, Word};

use crate::games::Hosted;
use crate::http::number;

/// The emblem of a party in its colour, for a line of text.
#[derive(Clone, Copy)]
pub(crate) struct Emblem {
    pub(crate) seat: Seat,
    /// In a square of 24, filled where it is crossed an odd number of times.
    pub(crate) outline: &'static str,
}

impl Emblem {
    pub(crate) fn of<G: Hosted>(seat: Seat) -> Self {
        Self { seat, outline: G::EMBLEMS[seat.index()] }
    }

    /// At a table with this set-up.
    pub(crate) fn at<G: Hosted>(seat: Seat, setup: &G::Setup) -> Self {
        Self { seat, outline: G::emblem(seat, setup) }
    }
}

impl Render for Emblem {
    fn render(&self) -> Markup {
        html! {
            svg.emblem.{ "party-" (number(self.seat)) } viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
                path d=(self.outline) fill-rule="evenodd" {}
            }
        }
    }
}
