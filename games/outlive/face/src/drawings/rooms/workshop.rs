//! The Workshop: a wall that grows.

use drawing::shapes::{rects, scaled, turned};
use maud::{Markup, html};

use super::super::ink::{MOSS, OLIVE, RUST};
use super::super::marks::{hammer, outlined};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(OLIVE, MOSS))
        (bricks())
        (turned(38, 43, 17, &scaled(43, 17, 1.15, &hammer())))
    }
}

/// Three courses, not yet full.
fn bricks() -> Markup {
    outlined(&rects(
        [
            (4, 29, 11, 6),
            (16, 29, 11, 6),
            (28, 29, 11, 6),
            (40, 29, 11, 6),
            (4, 22, 5, 6),
            (10, 22, 11, 6),
            (22, 22, 11, 6),
            (4, 15, 11, 6),
            (16, 15, 5, 6),
            (4, 8, 5, 6),
        ],
        RUST,
    ))
}
