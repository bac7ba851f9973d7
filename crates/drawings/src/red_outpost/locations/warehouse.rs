//! The Warehouse: a vault of steel, stacked with crates.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, BLUE, LIGHT, NAVY, OCHRE, PAPER, RAY, RED, SHADE, STEEL, WHITE};
use crate::red_outpost::motifs::{backdrop, rays, star};
use crate::shapes::{Ink, curve, faded, line, path, polygon, rect};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(PAPER))
        (rays(100.0, 92.0, 22, RAY))
        (rect(0, 92, 200, 28, NAVY))
        (vault())
        (light_on_the_ground())
        (crate_of_goods(62, 76, RED))
        (crate_of_goods(79, 76, OCHRE))
        (crate_of_goods(104, 76, WHITE))
        (crate_of_goods(121, 76, BLUE))
        (crate_of_goods(70, 60, BLUE))
        (crate_of_goods(113, 60, RED))
        (star(100.0, 35.0, 7.0, RED))
    }
}

fn vault() -> Markup {
    html! {
        (path("M30 92V70A70 46 0 0 1 170 70V92z", STEEL))
        (curve("M38 92V70A62 39 0 0 1 162 70V92", 1.6, SHADE))
        (curve("M46 92V70A54 32 0 0 1 154 70V92", 1.6, SHADE))
        (path("M54 92V70A46 25 0 0 1 146 70V92z", BLACK))
        (path("M58 92V70A42 21 0 0 1 142 70V92z", LIGHT))
    }
}

fn light_on_the_ground() -> Markup {
    faded(0.4, &polygon("58,92 142,92 176,120 24,120", LIGHT))
}

/// A crate with its upper left corner at a point.
fn crate_of_goods(x: i32, y: i32, ink: Ink) -> Markup {
    let cross = format!("{x},{y} {},{}", x + 16, y + 16);
    html! {
        (rect(x, y, 16, 16, BLACK))
        (rect(x + 1, y + 1, 14, 14, ink))
        (line(&cross, 1.6, BLACK))
    }
}
