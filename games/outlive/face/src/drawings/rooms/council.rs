//! The Council: three around a table.

use drawing::shapes::{Ink, circle, ellipse, path, rect, scaled};
use maud::{Markup, html};

use super::super::ink::{BROWN, DRINK, OLIVE, RUST, SKIN, TAN, TIMBER, UMBER, YELLOW};
use super::super::marks::outlined;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(BROWN, OLIVE))
        (outlined(&html! {
            (scaled(13, 22, 0.95, &member(TAN, DRINK)))
            (scaled(47, 22, 0.95, &member(UMBER, YELLOW)))
            (scaled(30, 20, 1.15, &member(SKIN, RUST)))
            (rect(26, 30, 8, 10, TIMBER))
            (ellipse(30, 28, 26, 5.5, TIMBER))
        }))
    }
}

/// Head and shoulders, which end at 0, 4.
fn member(skin: Ink, cloth: Ink) -> Markup {
    html! {
        (path("M-9 5Q-9 -5 0 -5T9 5z", cloth))
        (circle(0, -9, 5, skin))
    }
}
