//! The Mine: a headframe over black heaps.

use drawing::shapes::{circle, line, lines, polygon, rect, rects};
use maud::{Markup, html};

use crate::drawings::ink::{AMBER, BLACK, GROUND, LIGHT, RAY, RED, SHADE, STEEL, STRAW};
use crate::drawings::motifs::{backdrop, rays};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(AMBER))
        (rays(96.0, 38.0, 22, RAY))
        (heaps())
        (engine_house())
        (headframe())
        (wheel())
        (rect(0, 90, 200, 30, BLACK))
        (wagon())
        (line("0,96 200,96", 1.6, STEEL))
    }
}

fn heaps() -> Markup {
    html! {
        (polygon("-24,92 24,46 72,92", GROUND))
        (polygon("150,92 190,50 230,92", GROUND))
        (polygon("46,92 62,76 82,92", BLACK))
    }
}

fn engine_house() -> Markup {
    html! {
        (polygon("128,92 128,66 146,57 164,66 164,92", BLACK))
        (rects([133, 143, 153].map(|x| (x, 71, 6, 9)), LIGHT))
    }
}

/// The tower over the shaft, the strut that holds it against the rope's pull, and the rope.
fn headframe() -> Markup {
    html! {
        (line("82,92 89,40 103,40 110,92", 4.4, BLACK))
        (line("102,46 136,92", 5.4, BLACK))
        (lines(["88,54 106,66 85,78 108,90", "104,54 86,66 107,78 84,90"], 2.6, BLACK))
        (line("106,31 146,60", 1.4, BLACK))
    }
}

fn wheel() -> Markup {
    html! {
        (circle(96, 38, 17, BLACK))
        (circle(96, 38, 13, STRAW))
        (lines(["96,23 96,53", "81,38 111,38", "86,28 106,48", "106,28 86,48"], 2.2, BLACK))
        (circle(96, 38, 5, RED))
    }
}

/// A wagon of coal on the rails.
fn wagon() -> Markup {
    html! {
        @for (x, y, radius) in [(40, 70, 7), (52, 66, 9), (64, 70, 7)] { (circle(x, y, radius, BLACK)) }
        (line("46,66 52,61", 1.6, SHADE))
        (polygon("30,71 74,71 69,90 35,90", RED))
        (circle(42, 91, 5, STEEL))
        (circle(62, 91, 5, STEEL))
    }
}
