//! The search tiles of the two cities.

use drawing::part;
use drawing::shapes::{Ink, circle, curve, line, path, rect, turned};
use maud::{Markup, html};
use outlive::{Resource, Tile};

use super::super::ink::{BONE, CHALK, INK, RUST, STONE, YELLOW};
use super::super::marks::{outlined, rod};
use super::resource;

pub(super) fn picture(tile: Tile) -> Markup {
    let found = match tile {
        Tile::Water => token(Resource::Water),
        Tile::Can => token(Resource::Can),
        Tile::Pill => pill(),
        Tile::Wood => token(Resource::Wood),
        Tile::Metal => token(Resource::Metal),
        Tile::Chip => token(Resource::Chip),
        Tile::Ammo => token(Resource::Ammo),
        Tile::Empty => nothing(),
    };
    html! { (card(BONE)) (found) }
}

/// A tile that is not turned up: who looks, finds.
pub(super) fn back() -> Markup {
    html! {
        (card(STONE))
        (rod("M14.5 14.5L19 19", 2.6, RUST))
        (circle(10.5, 10.5, 6.5, INK))
        (circle(10.5, 10.5, 5.5, CHALK))
        (circle(10.5, 10.5, 3.6, STONE))
    }
}

/// The tile itself, its corners worn off.
fn card(ink: Ink) -> Markup {
    outlined(&path("M4 1H20L23 4V20L20 23H4L1 20V4z", ink))
}

fn token(found: Resource) -> Markup {
    part(resource(found), 2.6, 2.6, 0.78)
}

/// A tablet against radiation.
fn pill() -> Markup {
    let capsule = html! {
        (outlined(&html! {
            (path("M8 12V7.5A4 4 0 0 1 16 7.5V12z", YELLOW))
            (path("M8 12H16V16.5A4 4 0 0 1 8 16.5z", CHALK))
        }))
        (rect(10, 7, 1.6, 4, CHALK))
    };
    turned(40, 12, 12, &capsule)
}

/// Somebody was here before.
fn nothing() -> Markup {
    html! {
        (curve("M12 6.5A5.5 5.5 0 0 1 12 17.5A5.5 5.5 0 0 1 12 6.5", 2, STONE))
        (line("6.5,17.5 17.5,6.5", 2, STONE))
    }
}
