//! The Armoury: a rack of rifles, and cartridges.

use drawing::part;
use drawing::shapes::{polygons, rect, rects};
use maud::{Markup, html};
use outlive::Resource;

use super::super::ink::{IRON, MOSS, OLIVE, RUST, STEEL, TIMBER, UMBER};
use super::super::marks::outlined;
use super::super::resource;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(RUST, MOSS))
        (rack())
        (ammunition())
    }
}

/// Three rifles that stand on their stocks.
fn rack() -> Markup {
    let from_left = [6, 16, 26];
    let stock = |x: i32| format!("{},24 {},24 {},36 {},36", x + 2, x + 6, x + 9, x + 1);
    outlined(&html! {
        (rects(from_left.map(|x| (x + 3, 3, 3, 16)), STEEL))
        (rects(from_left.map(|x| (x + 2, 14, 5, 12)), IRON))
        (polygons(from_left.map(stock), UMBER))
        (rects([(3, 14, 36, 3), (3, 33, 36, 4)], TIMBER))
    })
}

fn ammunition() -> Markup {
    html! {
        (part(resource(Resource::Ammo), 39.0, 6.0, 0.8))
        (outlined(&rect(39, 22, 18, 15, OLIVE)))
        (rects([(42, 27, 12, 2), (42, 31, 8, 2)], STEEL))
    }
}
