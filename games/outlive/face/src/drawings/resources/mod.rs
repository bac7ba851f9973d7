//! The tokens: resources, and what search tiles show.

mod commodities;
mod materials;
mod tiles;

use drawing::{Id, Symbol, View};
use maud::Markup;
use outlive::{Resource, Tile};
use table::Word;

const VIEW: View = View::new(24, 24);

/// The token of a resource.
pub fn resource(resource: Resource) -> Id {
    Id::new("ol-resource", resource.name(), VIEW)
}

/// A search tile, turned up.
pub fn tile(tile: Tile) -> Id {
    Id::new("ol-tile", tile.name(), VIEW)
}

/// A search tile that is not turned up.
pub fn tile_back() -> Id {
    Id::new("ol-tile", "back", VIEW)
}

/// The algae of the Military base.
pub fn algae() -> Id {
    Id::new("ol", "algae", VIEW)
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let resources = Resource::ALL.iter().map(|&it| Symbol::new(resource(it), picture(it)));
    let tiles = Tile::ALL.iter().map(|&it| Symbol::new(tile(it), tiles::picture(it)));
    let back = Symbol::new(tile_back(), tiles::back());
    resources.chain(tiles).chain([back, Symbol::new(algae(), commodities::algae())])
}

fn picture(resource: Resource) -> Markup {
    match resource {
        Resource::Meat => commodities::meat(),
        Resource::Water => commodities::water(),
        Resource::Can => commodities::can(),
        Resource::Wood => materials::wood(),
        Resource::Metal => materials::metal(),
        Resource::Chip => materials::chip(),
        Resource::Ammo => materials::ammo(),
    }
}
