//! The Dockmaster: an anchor, and two cans from aboard.

use drawing::part;
use drawing::shapes::{circle, path, rect};
use maud::{Markup, html};
use outlive::Resource;

use super::super::ink::{BROWN, STEEL, TIMBER, WATER};
use super::super::marks::{outlined, rod};
use super::super::resource;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(WATER, BROWN))
        (rod("M22 6Q34 2 36 12T46 18", 1.8, TIMBER))
        (anchor())
        (part(resource(Resource::Can), 36.0, 19.5, 0.72))
        (part(resource(Resource::Can), 44.0, 19.5, 0.72))
    }
}

fn anchor() -> Markup {
    outlined(&html! {
        (path("M22 2A4.5 4.5 0 0 0 22 11A4.5 4.5 0 0 0 22 2zM22 4.5A2 2 0 0 1 22 8.5A2 2 0 0 1 22 4.5z", STEEL))
        (path("M20 11H24V31Q31 30 32 24L28 25 33 17 38 24 36 24Q34 35 22 37Q10 35 8 24L6 24 11 17 16 25 12 24Q13 30 20 31z", STEEL))
        (rect(14, 13, 16, 3.4, STEEL))
        (circle(22, 14.7, 1.2, TIMBER))
    })
}
