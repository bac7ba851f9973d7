//! The emblems of the parties, so that colour never speaks alone. Each game has its own.

use maud::{Markup, Render, html};
use table::{Seat, SetupOf, Word};

use super::Hosted;
use crate::face::number;

/// The emblem of a party in its colour, for a line of text.
#[derive(Clone, Copy)]
pub struct Emblem {
    /// Whose it is.
    pub seat: Seat,
    /// In a square of 24, filled where it is crossed an odd number of times.
    pub outline: &'static str,
}

impl Emblem {
    /// The usual one of a seat.
    pub fn of<F: Hosted>(seat: Seat) -> Self {
        Self { seat, outline: F::EMBLEMS[seat.index()] }
    }

    /// At a table with this set-up.
    pub fn at<F: Hosted>(seat: Seat, setup: &SetupOf<F>) -> Self {
        Self { seat, outline: F::emblem(seat, setup) }
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
