//! The equipment cards.

use maud::{Markup, html};
use outlive::Equipment;
use table::Word;

use crate::{Id, Symbol, View};

/// What an equipment card shows.
pub fn equipment(equipment: Equipment) -> Id {
    Id::new("ol-equipment", equipment.name(), View::new(40, 40))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Equipment::ALL.iter().map(|&it| Symbol::new(equipment(it), picture(it)))
}

fn picture(_equipment: Equipment) -> Markup {
    html! {}
}
