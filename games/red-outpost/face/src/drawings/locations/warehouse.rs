//! The Warehouse: a vault of steel, stacked with crates of plain wood, which nobody takes for cubes.

use drawing::shapes::{Ink, curve, faded, line, path, polygon, rect};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, GROUND, LIGHT, NAVY, PAPER, RED, SHADE, STEEL, TAN};
use crate::drawings::motifs::{backdrop, star};

/// The crates: where, and of which wood.
const CRATES: [(i32, i32, Ink); 7] = [
    (57, 71, TAN),
    (79, 71, GROUND),
    (101, 71, TAN),
    (123, 71, GROUND),
    (68, 50, GROUND),
    (90, 50, TAN),
    (112, 50, GROUND),
];

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(PAPER))
        (searchlights())
        (rect(0, 92, 200, 28, NAVY))
        (vault())
        (faded(0.3, &polygon("47,92 153,92 184,120 16,120", LIGHT)))
        @for (x, y, wood) in CRATES { (stacked_crate(x, y, wood)) }
        (star(100.0, 27.0, 6.5, RED))
    }
}

/// Two beams from behind the vault.
fn searchlights() -> Markup {
    html! {
        (faded(0.4, &polygon("70,92 -30,-20 34,-20", SHADE)))
        (faded(0.4, &polygon("130,92 230,-20 166,-20", SHADE)))
    }
}

fn vault() -> Markup {
    html! {
        (path("M20 92V74A80 58 0 0 1 180 74V92z", STEEL))
        (curve("M28 92V74A72 51 0 0 1 172 74V92", 2, SHADE))
        (curve("M36 92V74A64 44 0 0 1 164 74V92", 2, SHADE))
        (path("M43 92V74A57 39 0 0 1 157 74V92z", BLACK))
        (path("M47 92V74A53 35 0 0 1 153 74V92z", LIGHT))
    }
}

/// A crate with its upper left corner at a point.
fn stacked_crate(x: i32, y: i32, wood: Ink) -> Markup {
    let brace = format!("{},{} {},{}", x + 3, y + 18, x + 18, y + 3);
    html! {
        (rect(x, y, 21, 21, BLACK))
        (rect(x + 2, y + 2, 17, 17, wood))
        (line(&brace, 2.4, BLACK))
    }
}
