//! Wild pack: eyes in the dark.

use maud::{Markup, html};

use super::super::ink::{GLOW, INK, LAMP, MIST, MOSS, STONE};
use super::super::motifs::{card, pines};
use crate::shapes::{circle, path, rect, scaled};

pub(super) fn picture() -> Markup {
    html! {
        (card(MIST))
        (circle(30, 11, 9, GLOW))
        (pines([(4.0, 34.0, 30.0), (56.0, 34.0, 28.0), (20.0, 34.0, 18.0), (42.0, 34.0, 18.0)], MOSS))
        (rect(0, 32, 60, 8, MOSS))
        (scaled(13, 25, 0.8, &wolf()))
        (scaled(47, 25, 0.8, &wolf()))
        (scaled(30, 24, 1.2, &wolf()))
    }
}

/// The head of a wolf around 0, 0, and the shoulders under it.
fn wolf() -> Markup {
    html! {
        (path("M-11 18L-10 2-8-13-3-8H3L8-13 10 2 11 18z", INK))
        (path("M-3-2L0-5 3-2 5 4 2 11H-2L-5 4z", STONE))
        (path("M-8-3L-2.5-.5-4 2zM8-3L2.5-.5 4 2z", LAMP))
        (path("M-2.2 7H2.2L0 10z", INK))
    }
}
