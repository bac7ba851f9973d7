//! What is used in the Mine: pickaxe and purifier.

use drawing::shapes::{moved, path, rect, rects, turned};
use maud::{Markup, html};

use super::super::ink::{BONE, CHALK, DRINK, INK, IRON, STEEL, TIMBER};
use super::super::marks::{drop, outlined, rod};

pub(super) fn pickaxe() -> Markup {
    let pick = html! {
        (rod("M20 38V6", 3.6, TIMBER))
        (outlined(&html! {
            (path("M0 17Q6 3 20 3T40 17Q32 10 20 10T0 17z", STEEL))
            (rect(16.5, 2, 7, 9, IRON))
        }))
    };
    turned(38, 20, 20, &pick)
}

/// Dirty water in, clean water out.
pub(super) fn purifier() -> Markup {
    html! {
        (rod("M26 26H33V29", 3, STEEL))
        (outlined(&html! {
            (rect(6, 6, 21, 29, CHALK))
            (path("M4 3H29V8H4z", IRON))
            (path("M4 33H29V38H4z", IRON))
            (moved(33, 29.5, &drop(DRINK)))
        }))
        (rect(9, 10, 15, 6, DRINK))
        (rect(9, 16, 15, 6, BONE))
        (rects([(9, 22, 15, 4)], INK))
        (rect(9, 26, 15, 5, TIMBER))
        (path("M7 6L9 6 9 33 7 33z", STEEL))
    }
}
