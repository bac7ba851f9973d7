//! The Scouts: a map of the city, and the way through.

use drawing::shapes::{lines, polygon, rects};
use maud::{Markup, html};

use super::super::ink::{BONE, BROWN, CHALK, INK, OLIVE, RUST, STONE};
use super::super::marks::outlined;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(OLIVE, BROWN))
        (sheet())
        (rects([(10, 12, 7, 5), (22, 10, 6, 8), (44, 22, 6, 7), (32, 25, 5, 5)], STONE))
        (way())
    }
}

/// A map, folded three times.
fn sheet() -> Markup {
    html! {
        (outlined(&polygon("5,7 18,3 30,7 43,3 55,7 55,36 43,32 30,36 18,32 5,36", CHALK)))
        (polygon("18,3 30,7 30,36 18,32", BONE))
        (polygon("43,3 55,7 55,36 43,32", BONE))
    }
}

/// From where we are to where we want to look.
fn way() -> Markup {
    html! {
        (lines(["9,29 14,27", "17,25 22,23", "25,22 30,21", "33,19 38,16"], 2.4, INK))
        (lines(["40,8 49,16", "49,8 40,16"], 3, RUST))
    }
}
