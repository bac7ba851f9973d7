//! The Lookout: binoculars.

use drawing::shapes::{circle, mirrored, path, rect};
use maud::{Markup, html};

use super::super::ink::{BROWN, CHALK, DRINK, IRON, MOSS, SAND, STEEL};
use super::super::marks::outlined;
use super::chamber;

pub(super) fn picture() -> Markup {
    let barrel = barrel();
    html! {
        (chamber(BROWN, MOSS))
        (rect(0, 6, 60, 18, SAND))
        (outlined(&html! {
            (path("M25 12H35V22H25z", STEEL))
            (barrel)
            (mirrored(60, &barrel))
        }))
        @for x in [16, 44] {
            (circle(x, 26, 6, DRINK))
            (path(&format!("M{} 26A4 4 0 0 1 {x} 22L{x} 24z", x - 4), CHALK))
        }
    }
}

/// The left one.
fn barrel() -> Markup {
    html! {
        (path("M13 5H22V10L27 20V27H7V20L13 10z", IRON))
        (circle(16, 26, 9.5, STEEL))
        (circle(16, 26, 7, IRON))
    }
}
