//! The prey tiles.

use maud::{Markup, html};
use outlive::Prey;
use table::Word;

use crate::{Id, Symbol, View};

/// A prey tile: the animal, without its figures.
pub fn prey(prey: Prey) -> Id {
    Id::new("ol-prey", prey.name(), View::new(36, 36))
}

/// A prey tile that is not turned up.
pub fn prey_back() -> Id {
    Id::new("ol-prey", "back", View::new(36, 36))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Prey::ALL.iter().map(|&it| Symbol::new(prey(it), picture(it))).chain([Symbol::new(prey_back(), html! {})])
}

fn picture(_prey: Prey) -> Markup {
    html! {}
}
