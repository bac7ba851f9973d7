//! What is used at the Military base: ammunition kit and crowbar.

use drawing::shapes::{curve, path, rect, rects};
use maud::{Markup, html};

use super::super::ink::{CHALK, GREEN, INK, IRON, RUST, YELLOW};
use super::super::marks::{outlined, rod, rounded};

/// A box full of cartridges.
pub(super) fn ammunition_kit() -> Markup {
    html! {
        (outlined(&html! {
            (path("M5 13Q5 6 9 2 13 6 13 13zM16 13Q16 6 20 2 24 6 24 13zM27 13Q27 6 31 2 35 6 35 13z", RUST))
            (rects([(5, 11, 8, 10), (16, 11, 8, 10), (27, 11, 8, 10)], YELLOW))
            (path("M2 19H38V37H2z", GREEN))
        }))
        (rect(2, 23, 36, 2, INK))
        (outlined(&rect(15, 20, 10, 8, IRON)))
        (rects([(6, 30, 7, 3), (27, 30, 7, 3)], CHALK))
    }
}

pub(super) fn crowbar() -> Markup {
    html! {
        (rod("M7 34L25 9Q29 3 34 6.5T34 15", 4, RUST))
        (outlined(&html! {
            (path("M31 12L38 11 37 20 35 17 33 20z", IRON))
            (path("M3 39L5 31 11 35z", IRON))
        }))
        (rounded(&curve("M10 29L24 9.5", 1.2, CHALK)))
    }
}
