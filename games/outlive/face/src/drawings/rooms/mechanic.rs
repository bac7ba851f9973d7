//! The Mechanic: a wrench and the wheels it sets right.

use drawing::shapes::{circle, scaled, turned};
use maud::{Markup, html};

use super::super::ink::{BROWN, INK, IRON, OLIVE, RUST, YELLOW};
use super::super::marks::{gear, outlined, wrench};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(OLIVE, BROWN))
        (gear(20.0, 20.0, 16.5, RUST))
        (outlined(&circle(20, 20, 5, INK)))
        (gear(43.0, 28.0, 10.0, IRON))
        (circle(43, 28, 3, YELLOW))
        (turned(42, 38, 16, &scaled(38, 17, 1.15, &wrench())))
    }
}
