//! The Depot: two crates full of tools.

use drawing::part;
use drawing::shapes::{lines, rects};
use maud::{Markup, html};
use outlive::Equipment;

use super::super::equipment;
use super::super::ink::{INK, OLIVE, SAND, TIMBER, UMBER};
use super::super::marks::outlined;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(SAND, OLIVE))
        (part(equipment(Equipment::Axe), 6.0, 2.0, 0.55))
        (part(equipment(Equipment::Pickaxe), 33.0, 2.0, 0.6))
        (crates())
    }
}

fn crates() -> Markup {
    html! {
        (outlined(&rects([(4, 18, 25, 19), (31, 18, 25, 19)], TIMBER)))
        (rects([(8, 23, 17, 10), (35, 23, 17, 10)], UMBER))
        (lines(["8,33 25,23", "35,33 52,23"], 3, TIMBER))
        (lines(["4,22.5 56,22.5", "4,33.5 56,33.5"], 1, INK))
    }
}
