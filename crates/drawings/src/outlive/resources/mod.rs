//! The tokens: resources, and what search tiles show.

use maud::{Markup, html};
use outlive::{Resource, Tile};
use table::Word;

use crate::{Id, Symbol, View};

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
    let tiles = Tile::ALL.iter().map(|&it| Symbol::new(tile(it), tile_picture(it)));
    resources.chain(tiles).chain([Symbol::new(tile_back(), html! {}), Symbol::new(algae(), html! {})])
}

fn picture(_resource: Resource) -> Markup {
    html! {}
}

fn tile_picture(_tile: Tile) -> Markup {
    html! {}
}
