//! The Labour camp: a watchtower, wire, and broken stone.

use drawing::shapes::{circle, curve, faded, line, lines, polygon, rect, rects, turned};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, LIGHT, OCHRE, RAY, RED, SHADE, SLATE, STEEL};
use crate::drawings::motifs::backdrop;

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SLATE))
        (polygon("0,64 200,14 200,30 0,90", RAY))
        (polygon("0,10 140,-30 200,-30 0,36", RAY))
        (faded(0.6, &polygon("82,48 210,62 210,112 120,92", LIGHT)))
        (rect(0, 90, 200, 30, BLACK))
        (rocks())
        (pick())
        (watchtower())
        (fence())
    }
}

fn watchtower() -> Markup {
    html! {
        (lines(["42,92 50,58", "84,92 76,58"], 4, BLACK))
        (lines(["47,72 82,90", "79,72 44,90"], 2.4, BLACK))
        (rect(40, 40, 46, 20, BLACK))
        (rect(45, 43, 32, 8, LIGHT))
        (circle(82, 48, 4, LIGHT))
        (polygon("32,41 63,23 94,41", RED))
    }
}

fn rocks() -> Markup {
    html! {
        (polygon("100,92 112,72 130,66 146,78 152,92", SHADE))
        (polygon("112,72 130,66 122,92 100,92", STEEL))
        (polygon("142,92 154,78 170,80 180,92", SHADE))
        (polygon("154,78 162,79 156,92 142,92", STEEL))
    }
}

/// The pick that somebody left in the stone.
fn pick() -> Markup {
    let pick = html! {
        (rect(126, 30, 4, 42, OCHRE))
        (curve("M106 42Q128 26 150 42", 5.5, BLACK))
    };
    turned(28, 128, 70, &pick)
}

/// Posts and barbed wire.
fn fence() -> Markup {
    let barbs = [34, 52, 90, 108, 146, 164];
    html! {
        (rects([14, 70, 126, 182].map(|x| (x, 82, 4, 38)), STEEL))
        @for y in [88, 97, 106] {
            (line(&format!("0,{y} 200,{y}"), 1, SHADE))
            (lines(barbs.map(|x| format!("{x},{} {},{}", y - 2, x + 4, y + 2)), 1, SHADE))
        }
    }
}
