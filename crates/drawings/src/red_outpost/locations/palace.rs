//! The Palace of the Soviets: tier upon tier, and a star on top.

use maud::{Markup, html};

use crate::red_outpost::ink::{BANNER, BLACK, MAROON, PANE, SHADE, STRAW, WHITE};
use crate::red_outpost::motifs::{backdrop, rays, star};
use crate::shapes::{line, mirrored, polygon, rect};

/// The tiers from the ground up: half the width, the top and the height.
const TIERS: [(i32, i32, i32); 4] = [(48, 72, 14), (36, 59, 13), (24, 47, 12), (13, 37, 10)];

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(BANNER))
        (rays(100.0, 30.0, 26, MAROON))
        (square())
        @for (half, top, height) in TIERS { (tier(half, top, height)) }
        (rect(98, 30, 4, 8, STRAW))
        (star(100.0, 27.0, 10.0, STRAW))
        (flag())
        (mirrored(200, &flag()))
    }
}

/// The steps, and the square before them.
fn square() -> Markup {
    html! {
        (rect(0, 90, 200, 30, BLACK))
        (polygon("80,90 120,90 150,120 50,120", MAROON))
        (rect(36, 89, 128, 4, SHADE))
        (rect(44, 85, 112, 4, WHITE))
    }
}

/// A tier with pillars, lit from the left.
fn tier(half: i32, top: i32, height: i32) -> Markup {
    html! {
        (rect(100 - half, top, 2 * half, height, WHITE))
        (rect(100 + half / 3, top, half - half / 3, height, SHADE))
        @for x in (4 - half..half - 3).step_by(6) { (rect(100 + x, top + 3, 2.5, height - 3, PANE)) }
    }
}

/// The flag on the left, blown outwards.
fn flag() -> Markup {
    html! {
        (line("44,88 34,44", 1.6, STRAW))
        (polygon("34,44 12,52 37,58", STRAW))
    }
}
