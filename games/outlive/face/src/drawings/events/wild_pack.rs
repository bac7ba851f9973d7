//! Wild pack: three wolves between the pines.

use drawing::shapes::{Ink, circle, path, rect, scaled};
use maud::{Markup, html};

use super::super::ink::{ASH, DUSK, GLOW, INK, LAMP, MOSS, STONE};
use super::super::motifs::{card, pines, wolf};

pub(super) fn picture() -> Markup {
    html! {
        (card(DUSK))
        (circle(30, 10, 9, GLOW))
        (pines([(3.0, 36.0, 34.0), (57.0, 36.0, 32.0), (17.0, 36.0, 26.0), (44.0, 36.0, 26.0)], MOSS))
        (rect(0, 34, 60, 6, INK))
        (scaled(0, 11, 1.25, &animal(STONE)))
        (scaled(30, 11, 1.25, &animal(STONE)))
        (scaled(9, 1, 1.75, &animal(ASH)))
    }
}

/// The head on its shoulders, the eyes aglow.
fn animal(ink: Ink) -> Markup {
    html! {
        (path("M4.4 1.6L10.4 6.8H13.6L19.6 1.6 20.2 12.6 22 24H2L3.8 12.6z", INK))
        (wolf(ink, LAMP))
        (path("M10.4 17H13.6L12 19.2z", INK))
    }
}
