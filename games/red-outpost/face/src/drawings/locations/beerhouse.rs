//! The Beerhouse: two mugs that meet.

use drawing::shapes::{circle, curve, faded, mirrored, polygon, rect, turned};
use maud::{Markup, html};

use crate::drawings::ink::{AMBER, BLACK, GROUND, LIGHT, MAROON, OCHRE, SHADE, STRAW, WHITE};
use crate::drawings::motifs::{backdrop, rays};

pub(super) fn picture() -> Markup {
    let mug = turned(13, 76, 60, &mug());
    html! {
        (backdrop(GROUND))
        (faded(0.35, &rays(100.0, 42.0, 18, AMBER)))
        (polygon("0,96 200,88 200,120 0,120", BLACK))
        (polygon("0,96 200,88 200,93 0,102", MAROON))
        (mug)
        (mirrored(200, &mug))
        (splash())
    }
}

/// The mug on the left, upright, its handle to the left.
fn mug() -> Markup {
    html! {
        (curve("M61 48H49Q44 48 44 53V68Q44 73 49 73H61", 5.5, SHADE))
        (polygon("57,40 97,40 94,88 60,88", OCHRE))
        (polygon("57,40 70,40 70,88 60,88", STRAW))
        (polygon("75,46 84,46 83,80 75,80", LIGHT))
        (polygon("60,84 94,84 93,90 61,90", SHADE))
        (foam())
    }
}

fn foam() -> Markup {
    html! {
        @for (x, y, radius) in [(59, 39, 7), (69, 35, 9), (82, 34, 9), (93, 38, 8)] {
            (circle(x, y, radius, WHITE))
        }
        (rect(54, 38, 45, 6, WHITE))
        (circle(64, 47, 5, WHITE))
        (circle(89, 46, 4, WHITE))
    }
}

fn splash() -> Markup {
    html! {
        @for (x, y, radius) in [(100, 24, 3.4), (90, 16, 2.0), (110, 15, 2.4), (120, 22, 1.6), (80, 21, 1.6)] {
            (circle(x, y, radius, WHITE))
        }
    }
}
