//! What is used at the Fair: backpack and metal detector.

use drawing::shapes::{ellipse, path, rect, rects, turned};
use maud::{Markup, html};

use super::super::ink::{CHALK, INK, IRON, RUST, STEEL, TIMBER, UMBER, YELLOW};
use super::super::marks::{outlined, rod};

/// A pack with a blanket on top.
pub(super) fn backpack() -> Markup {
    html! {
        (outlined(&html! {
            (path("M5 23H10V36H7Q4 36 4 32zM35 23H30V36H33Q36 36 36 32z", UMBER))
            (path("M9 14Q9 8 14 8H26Q31 8 31 14V38H9z", TIMBER))
            (rect(12, 25, 16, 10, UMBER))
            (path("M9 12H31V20L20 23 9 20z", RUST))
        }))
        (rod("M10 6H30", 5, CHALK))
        (rects([(13.0, 2.5, 2.0, 20.0), (25.0, 2.5, 2.0, 20.0)], INK))
        (rects([(12, 21, 4, 3), (24, 21, 4, 3)], YELLOW))
    }
}

/// A coil on a rod.
pub(super) fn metal_detector() -> Markup {
    html! {
        (rod("M13 31L31 8Q33 4 37 6", 2.6, STEEL))
        (rod("M25 16L19 12", 2.6, IRON))
        (outlined(&html! {
            (turned(38, 29, 11, &rect(26, 6, 6, 9, RUST)))
            (ellipse(13, 32, 11.5, 6, YELLOW))
            (ellipse(13, 32, 6, 2.6, IRON))
        }))
    }
}
