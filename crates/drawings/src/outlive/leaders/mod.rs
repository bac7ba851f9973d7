//! The leaders.

use maud::{Markup, html};
use outlive::Leader;
use table::Word;

use crate::{Id, Symbol, View};

/// The portrait of a leader.
pub fn leader(leader: Leader) -> Id {
    Id::new("ol-leader", leader.name(), View::new(48, 48))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Leader::ALL.iter().map(|&it| Symbol::new(leader(it), picture(it)))
}

fn picture(_leader: Leader) -> Markup {
    html! {}
}
