//! The Scrapyard: a magnet over a heap.

use drawing::part;
use drawing::shapes::{lines, path, polygon, rects};
use maud::{Markup, html};
use outlive::Resource;

use super::super::ink::{BROWN, CHALK, INK, IRON, RUST, SAND, STEEL};
use super::super::marks::outlined;
use super::super::resource;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(SAND, BROWN))
        (heap())
        (magnet())
    }
}

fn magnet() -> Markup {
    html! {
        (lines(["30,0 30,5"], 2.4, INK))
        (outlined(&path("M19 18V14Q19 4 30 4T41 14V18H34V14Q34 11 30 11T26 14V18z", RUST)))
        (outlined(&rects([(19, 15, 7, 4), (34, 15, 7, 4)], CHALK)))
    }
}

/// What was equipment once, and what it still holds.
fn heap() -> Markup {
    html! {
        (outlined(&html! {
            (polygon("3,38 10,28 22,31 30,26 41,30 50,27 57,38", IRON))
            (polygon("6,38 12,33 24,35 34,31 46,34 54,38", STEEL))
        }))
        (part(resource(Resource::Wood), 5.0, 21.0, 0.62))
        (part(resource(Resource::Metal), 22.5, 21.0, 0.62))
        (part(resource(Resource::Chip), 40.0, 21.0, 0.62))
    }
}
