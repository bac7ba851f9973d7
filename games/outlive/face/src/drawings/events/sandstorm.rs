//! Sandstorm: somebody bent against the wind.

use drawing::shapes::{circle, path};
use maud::{Markup, html};

use super::super::ink::{BONE, BROWN, DUST, GLOW, INK, YELLOW};
use super::super::motifs::{card, rod};

pub(super) fn picture() -> Markup {
    html! {
        (card(GLOW))
        (circle(45, 12, 7, YELLOW))
        (path("M0 0H60V5Q44 12 30 7T0 13z", BROWN))
        (path("M0 40V33Q16 27 32 32T60 29V40z", BROWN))
        (walker())
        (gusts())
    }
}

/// Leaning to the left, the scarf blown back.
fn walker() -> Markup {
    html! {
        (path("M22 17L28 14 34 20 33 27 38 35H34L29 29 25 36H21L25 26z", INK))
        (circle(23, 13, 4, INK))
        (circle(20.8, 12.6, 1.4, YELLOW))
        (path("M26 14Q32 9 38 12 43 14 47 11 44 18 37 16 32 15 27 18z", INK))
        (rod("M23 21L17 24", 2.6, INK))
    }
}

fn gusts() -> Markup {
    html! {
        (rod("M3 18H14Q19 18 18 14T13 13", 2.2, BONE))
        (rod("M36 23H56M2 27H15M42 28H50M40 17H57", 2.2, DUST))
        (rod("M5 8H22M34 4H52", 2.0, DUST))
    }
}
