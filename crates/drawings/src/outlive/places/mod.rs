//! The eight places of the board.

use maud::{Markup, html};
use outlive::Place;
use table::Word;

use crate::{Id, Symbol, View};

/// A place of the board. Its top 24 and bottom 40 units are quiet.
pub fn place(place: Place) -> Id {
    Id::new("ol-place", place.name(), View::new(200, 120))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Place::ALL.iter().map(|&it| Symbol::new(place(it), picture(it)))
}

fn picture(_place: Place) -> Markup {
    html! {}
}
