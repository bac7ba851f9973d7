//! The pictures of Red Outpost: flat posters of an outpost on a cold planet.

mod cards;
mod cut_out;
mod ground;
mod icons;
pub(crate) mod ink;
mod locations;
mod moods;
pub(crate) mod motifs;
mod phases;
mod pieces;
mod poster;
mod wheel;
mod workers;

use std::sync::LazyLock;

use maud::PreEscaped;
use red_outpost::Location;
use table::Word;

pub use cards::{Back, card_back, lake_card, spaceship_card};
pub use ground::ground;
pub use icons::{Icon, icon, produce};
pub(crate) use locations::rocket;
pub use moods::{Face, face};
pub use phases::phase;
pub use pieces::{
    Side, any_good, autom, block, crystal, disc, good, good_stamp, mood_marker, phase_marker, start_marker,
};
pub use wheel::{Spot, wheel, wheel_borders, wheel_field, wheel_spot};
pub use workers::{lying, portrait, worker};

use drawing::{Id, Symbol, View};

/// Every picture of the game, for a page that shows it.
pub fn sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(|| drawing::sprite(&symbols()).into_string());
    &SPRITE
}

/// Every picture of the game.
pub fn symbols() -> Vec<Symbol> {
    let mut symbols = Vec::new();
    symbols.extend(Location::ALL.iter().map(|&it| Symbol::new(location(it), locations::picture(it))));
    symbols.extend(workers::symbols());
    symbols.extend(pieces::symbols());
    symbols.extend(moods::symbols());
    symbols.extend(phases::symbols());
    symbols.extend(icons::symbols());
    symbols.extend(cards::symbols());
    symbols.extend(wheel::symbols());
    symbols
}

/// The poster of a location. Its top 24 and bottom 34 units are quiet, and so is what lies outside
/// of the middle 130.
pub fn location(location: Location) -> Id {
    Id::new("ro-location", location.name(), View::new(200, 120))
}

/// The large picture of the home page: workers march under the planet, and a rocket rises.
pub fn poster() -> PreEscaped<&'static str> {
    static POSTER: LazyLock<String> = LazyLock::new(|| {
        drawing::poster("home-red-outpost", View::new(640, 360), &poster::picture()).into_string()
    });
    PreEscaped(&POSTER)
}
