//! The Mine: a headframe over black heaps.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, GROUND, LIGHT, OCHRE, RED, STEEL, STRAW};
use crate::red_outpost::motifs::{backdrop, rays};
use crate::shapes::{circle, line, polygon, rect};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(OCHRE))
        (rays(92.0, 38.0, 22, STRAW))
        (heaps())
        (engine_house())
        (headframe())
        (wheel())
        (rect(0, 92, 200, 28, BLACK))
        (line("0,98 200,98", 1.6, STEEL))
        (wagon())
    }
}

fn heaps() -> Markup {
    html! {
        (polygon("-20,94 26,52 72,94", GROUND))
        (polygon("20,94 50,66 82,94", BLACK))
        (polygon("150,94 186,56 222,94", GROUND))
    }
}

fn engine_house() -> Markup {
    html! {
        (polygon("126,94 126,70 142,62 158,70 158,94", BLACK))
        @for x in [131, 139, 147] { (rect(x, 75, 5, 8, LIGHT)) }
    }
}

/// The tower over the shaft, and the strut that holds it against the rope's pull.
fn headframe() -> Markup {
    html! {
        (line("80,94 86,40 98,40 104,94", 4, BLACK))
        (line("98,44 132,94", 5, BLACK))
        (line("85,54 100,66 83,78 103,90", 2.4, BLACK))
        (line("99,54 84,66 101,78 81,90", 2.4, BLACK))
        (line("102,36 142,66", 1.2, BLACK))
    }
}

fn wheel() -> Markup {
    html! {
        (circle(92, 38, 15, BLACK))
        (circle(92, 38, 11.5, STRAW))
        @for spoke in ["92,25 92,51", "79,38 105,38", "83,29 101,47", "101,29 83,47"] {
            (line(spoke, 1.8, BLACK))
        }
        (circle(92, 38, 4, RED))
    }
}

/// A wagon of coal on the rails.
fn wagon() -> Markup {
    html! {
        @for (x, y, radius) in [(40, 80, 7), (50, 77, 8), (60, 80, 7)] { (circle(x, y, radius, BLACK)) }
        (polygon("30,81 70,81 65,96 35,96", RED))
        (circle(42, 97, 4, STEEL))
        (circle(58, 97, 4, STEEL))
    }
}
