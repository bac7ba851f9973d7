//! The Palace of the Soviets: tier upon tier, and a star on top.

use drawing::shapes::{line, mirrored, polygon, rect, rects};
use maud::{Markup, html};

use crate::drawings::ink::{BANNER, BLACK, MAROON, PANE, SHADE, STRAW, WHITE};
use crate::drawings::motifs::{backdrop, rays, star};

/// The tiers from the ground up: half the width, the top and the height.
const TIERS: [(i32, i32, i32); 4] = [(54, 72, 14), (39, 61, 12), (26, 50, 12), (14, 41, 10)];

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(BANNER))
        (rays(100.0, 33.0, 26, MAROON))
        (square())
        @for (half, top, height) in TIERS { (tier(half, top, height)) }
        (star(100.0, 33.0, 10.0, STRAW))
        (flag())
        (mirrored(200, &flag()))
    }
}

/// The steps, and the square before them.
fn square() -> Markup {
    html! {
        (rect(0, 90, 200, 30, BLACK))
        (polygon("80,90 120,90 160,120 40,120", MAROON))
        (rect(34, 88, 132, 4, SHADE))
        (rect(40, 85, 120, 4, WHITE))
    }
}

/// A tier with windows between its pillars, lit from the left.
fn tier(half: i32, top: i32, height: i32) -> Markup {
    html! {
        (rect(100 - half, top, 2 * half, height, WHITE))
        (rect(100 + half / 3, top, half - half / 3, height, SHADE))
        (rects((5 - half..half - 4).step_by(7).map(|x| (100 + x, top + 4, 3, height - 4)), PANE))
    }
}

/// The flag on the left, blown outwards.
fn flag() -> Markup {
    html! {
        (line("38,88 28,42", 1.8, STRAW))
        (polygon("28,42 4,51 31,58", STRAW))
    }
}
