//! The back of the event cards: the trefoil between stripes that warn.

use drawing::shapes::{circle, polygons, rects};
use maud::{Markup, html};

use super::super::ink::{INK, MOSS, YELLOW};
use super::super::motifs::{card, trefoil};

pub(super) fn picture() -> Markup {
    html! {
        (card(MOSS))
        (rects([(0, 0, 60, 7), (0, 33, 60, 7)], YELLOW))
        (stripes(0))
        (stripes(33))
        (circle(30, 20, 11.5, INK))
        (circle(30, 20, 10.3, YELLOW))
        (trefoil(30.0, 20.0, 8.8, INK))
    }
}

/// The dark ones among the stripes of an edge.
fn stripes(top: i32) -> Markup {
    let stripe = |x: i32| format!("{x},{} {},{top} {},{top} {},{}", top + 7, x + 5, x + 10, x + 5, top + 7);
    polygons([0, 10, 20, 30, 40, 50].map(|x| stripe(x - 2)), INK)
}
