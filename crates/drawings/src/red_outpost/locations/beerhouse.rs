//! The Beerhouse: two mugs that meet.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, CLAY, GROUND, LIGHT, MAROON, OCHRE, SHADE, STRAW, WHITE};
use crate::red_outpost::motifs::{backdrop, rays};
use crate::shapes::{circle, curve, mirrored, polygon, rect, turned};

pub(super) fn picture() -> Markup {
    let mug = turned(13, 76, 60, &mug());
    html! {
        (backdrop(GROUND))
        (rays(100.0, 40.0, 20, CLAY))
        (polygon("0,96 200,88 200,120 0,120", BLACK))
        (polygon("0,96 200,88 200,92 0,101", MAROON))
        (mug)
        (mirrored(200, &mug))
        (splash())
    }
}

/// The mug on the left, upright, its handle to the left.
fn mug() -> Markup {
    html! {
        (curve("M62 48H50Q46 48 46 52V66Q46 70 50 70H62", 5, SHADE))
        (polygon("60,40 96,40 93,84 63,84", OCHRE))
        (polygon("60,40 72,40 72,84 63,84", STRAW))
        (polygon("76,46 84,46 83,78 76,78", LIGHT))
        (rect(62, 82, 32, 4, SHADE))
        (foam())
    }
}

fn foam() -> Markup {
    html! {
        @for (x, y, radius) in [(61, 39, 6), (70, 36, 8), (81, 35, 8), (91, 38, 7)] {
            (circle(x, y, radius, WHITE))
        }
        (rect(57, 38, 40, 5, WHITE))
        (circle(66, 46, 4, WHITE))
        (circle(88, 45, 3.5, WHITE))
    }
}

fn splash() -> Markup {
    html! {
        @for (x, y, radius) in [(100, 24, 3.4), (91, 17, 2.0), (110, 16, 2.4), (118, 22, 1.5), (83, 22, 1.5)] {
            (circle(x, y, radius, WHITE))
        }
    }
}
