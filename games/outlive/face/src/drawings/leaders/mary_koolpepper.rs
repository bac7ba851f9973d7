//! Mary Koolpepper, 23: a cloud of curls, and golden earrings.

use drawing::shapes::{circle, path, rects};
use maud::{Markup, html};

use super::super::ink::{CHALK, DRINK, INK, LAMP, SAND, YELLOW};
use super::bust::{DARK, look, narrow, portrait, shoulders};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (curls())
        (shoulders(DARK, DRINK))
        (narrow(DARK, &html! { (whites()) (look()) }))
        (path("M14 17Q13 9 24 9T34 17Q24 11 14 17z", YELLOW))
        @for x in [13, 35] { (circle(x, 29, 2, LAMP)) }
    };
    portrait(SAND, &drawing)
}

fn curls() -> Markup {
    path(
        "M24 1Q31 -1 35 4Q42 6 42 13Q46 19 42 25Q42 32 34 33H14Q6 32 6 25Q2 19 6 13Q6 6 13 4Q17 -1 24 1z",
        INK,
    )
}

/// Of the eyes, and the teeth.
fn whites() -> Markup {
    rects([(17.0, 19.8, 5.0, 3.6), (26.0, 19.8, 5.0, 3.6), (20.5, 30.5, 7.0, 2.6)], CHALK)
}
