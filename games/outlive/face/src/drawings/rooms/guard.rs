//! The Guard: a shield before two clubs.

use drawing::shapes::{path, polygon};
use maud::{Markup, html};

use super::super::ink::{CHALK, MOSS, RUST, STEEL, STONE, TIMBER, YELLOW};
use super::super::marks::{outlined, rod};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(STONE, MOSS))
        (rod("M8 34L48 5M52 34L12 5", 3.4, TIMBER))
        (outlined(&path("M30 2L46 6V20Q45 32 30 38Q15 32 14 20V6z", STEEL)))
        (path("M30 5L43 8.5V20Q42 30 30 35z", RUST))
        (path("M30 5L17 8.5V20Q18 30 30 35z", YELLOW))
        (polygon("18,17 30,11 42,17 42,23 30,17 18,23", CHALK))
    }
}
