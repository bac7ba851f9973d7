//! The pictures of Red Outpost: flat posters of an outpost on a cold planet.

mod cut_out;
mod ink;
mod locations;
mod motifs;
mod workers;

use std::sync::LazyLock;

use red_outpost::Location;
use table::Word;

pub use workers::{lying, portrait, worker};

use crate::{Id, Symbol, View};

/// Every picture of the game, for a page that shows it.
pub fn sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(|| crate::sprite(&symbols()).into_string());
    &SPRITE
}

/// Every picture of the game.
pub fn symbols() -> Vec<Symbol> {
    let mut symbols = Vec::new();
    symbols.extend(Location::ALL.iter().map(|&it| Symbol::new(location(it), locations::picture(it))));
    symbols.extend(workers::symbols());
    symbols
}

/// The poster of a location. Its top 24 and bottom 34 units are quiet, and so is what lies outside
/// of the middle 130.
pub fn location(location: Location) -> Id {
    Id::new("ro-location", location.name(), View::new(200, 120))
}
