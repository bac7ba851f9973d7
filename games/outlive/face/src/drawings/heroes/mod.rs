//! The people: heroes in their owner's colour, survivors, and the emblems of the players.
//!
//! A figure takes its colour from the custom property `--owner` of where it stands.

mod emblems;
mod lying;
mod standing;
mod strength;
mod survivor;

use drawing::{Id, Symbol, View};
use outlive::Hero;
use table::{Seat, Word};

/// A hero who stands: he has been played today.
pub fn hero(hero: Hero) -> Id {
    Id::new("ol-hero", hero.name(), View::new(28, 36))
}

/// A hero who lies: he can still be played today.
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
    let standing = Hero::ALL.iter().map(|&it| Symbol::new(hero(it), standing::picture(it)));
    let lying = Hero::ALL.iter().map(|&it| Symbol::new(lying(it), lying::picture(it)));
    let emblems = Seat::ALL.iter().map(|&it| Symbol::new(emblem(it), emblems::picture(it)));
    standing.chain(lying).chain(emblems).chain([Symbol::new(survivor(), survivor::picture())])
}
