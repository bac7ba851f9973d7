//! The people: heroes in their owner's colour, survivors, and the emblems of the players.
//!
//! A figure takes its colour from the custom property `--owner` of where it stands.

use maud::{Markup, html};
use outlive::Hero;
use table::{Seat, Word};

use crate::{Id, Symbol, View};

/// A hero who stands: he can still be moved today.
pub fn hero(hero: Hero) -> Id {
    Id::new("ol-hero", hero.name(), View::new(28, 36))
}

/// A hero who lies.
pub fn lying(hero: Hero) -> Id {
    Id::new("ol-lying", hero.name(), View::new(36, 24))
}

/// A survivor.
pub fn survivor() -> Id {
    Id::new("ol", "survivor", View::new(18, 22))
}

/// The emblem of a player on a disc of his colour.
pub fn emblem(seat: Seat) -> Id {
    Id::new("ol-emblem", seat.name(), View::new(24, 24))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let standing = Hero::ALL.iter().map(|&it| Symbol::new(hero(it), picture(it)));
    let lying = Hero::ALL.iter().map(|&it| Symbol::new(lying(it), picture(it)));
    let emblems = Seat::ALL.iter().map(|&it| Symbol::new(emblem(it), html! {}));
    standing.chain(lying).chain(emblems).chain([Symbol::new(survivor(), html! {})])
}

fn picture(_hero: Hero) -> Markup {
    html! {}
}
