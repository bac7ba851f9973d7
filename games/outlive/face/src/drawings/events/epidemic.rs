//! Epidemic: germs as nobody has seen them.

use drawing::shapes::{circle, repeated, scaled, turned};
use maud::{Markup, html};

use super::super::ink::{BONE, DUST, INK, LEAF, MOSS, YELLOW};
use super::super::motifs::{card, rod};

pub(super) fn picture() -> Markup {
    let (germ, again) = repeated("ol-germ", &germ());
    html! {
        (card(DUST))
        (scaled(27, 21, 1, &germ))
        (scaled(51, 9, 0.45, &again))
        (scaled(50, 33, 0.5, &again))
        (scaled(5, 8, 0.4, &again))
    }
}

/// A germ around 0, 0.
fn germ() -> Markup {
    html! {
        @for spike in 0..4 {
            (turned(45 * spike, 0, 0, &rod("M0-15V15", 5.0, INK)))
        }
        @for spike in 0..4 {
            (turned(45 * spike, 0, 0, &rod("M0-15V15", 2.6, LEAF)))
        }
        (circle(0, 0, 11.4, INK))
        (circle(0, 0, 10, LEAF))
        (circle(-3.5, -3.5, 2.8, YELLOW))
        (circle(4, 2, 2.2, MOSS))
        (circle(-2, 5, 1.8, MOSS))
        (circle(4.5, -4.5, 1.2, BONE))
    }
}
