//! Rats: one that looks up from what it has stolen.

use drawing::shapes::{circle, path, rect};
use maud::{Markup, html};

use super::super::ink::{BONE, BROWN, FLAME, INK, OLIVE, RUST, STONE, YELLOW};
use super::super::motifs::{card, rod};

pub(super) fn picture() -> Markup {
    html! {
        (card(OLIVE))
        (rect(0, 33, 60, 7, BROWN))
        (rod("M42 30Q56 32 56 22T48 14", 2.4, RUST))
        (rat())
        (spilled_can())
    }
}

fn rat() -> Markup {
    html! {
        (path("M46 34H18L16 31 7 29Q5 27 8 25L16 18Q18 12 23 14 25 16 24 18 32 10 41 16 49 22 46 34z", INK))
        (circle(22, 17, 2.4, STONE))
        (circle(14.5, 23.5, 1.7, YELLOW))
        (circle(6.8, 27, 1.5, FLAME))
        (rod("M10 28L3 31M10 28.5L5 34", 0.9, BONE))
        (path("M22 34L23 30 28 32V34zM36 34Q36 28 42 29", STONE))
    }
}

fn spilled_can() -> Markup {
    html! {
        (rect(3, 33, 11, 6, BONE))
        (rect(5, 33, 6, 6, RUST))
        (circle(18, 37.5, 1.5, BONE))
        (circle(22, 36.5, 1.2, BONE))
    }
}
