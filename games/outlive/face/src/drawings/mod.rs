//! The pictures of Outlive: a weathered map of what is left.

mod equipment;
mod events;
mod heroes;
mod icons;
pub(crate) mod ink;
mod leaders;
mod marks;
mod motifs;
mod places;
mod poster;
mod prey;
mod resources;
mod rooms;

use std::sync::LazyLock;

use maud::PreEscaped;

pub use equipment::{equipment, pair};
pub use events::{event, event_back};
pub use heroes::{emblem, hero, lying, survivor};
pub use icons::{Icon, icon};
pub use leaders::leader;
pub use places::place;
pub use prey::{prey, prey_back};
pub use resources::{algae, resource, tile, tile_back};
pub use rooms::room;

use drawing::{Symbol, View};

/// Every picture of the game, for a page that shows it.
pub fn sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(|| drawing::sprite(&symbols()).into_string());
    &SPRITE
}

/// Every picture of the game.
pub fn symbols() -> Vec<Symbol> {
    let mut symbols = Vec::new();
    symbols.extend(places::symbols());
    symbols.extend(resources::symbols());
    symbols.extend(prey::symbols());
    symbols.extend(heroes::symbols());
    symbols.extend(rooms::symbols());
    symbols.extend(equipment::symbols());
    symbols.extend(leaders::symbols());
    symbols.extend(events::symbols());
    symbols.extend(icons::symbols());
    symbols
}

/// The large picture of the home page: a shelter, a convoy and what is left of the city.
pub fn poster() -> PreEscaped<&'static str> {
    static POSTER: LazyLock<String> = LazyLock::new(|| {
        drawing::poster("home-outlive", View::new(640, 360), &poster::picture()).into_string()
    });
    PreEscaped(&POSTER)
}
