//! The Dam: a wall between two hills that still holds the water back.

use drawing::shapes::{circle, ellipse, faded, lines, path, polygon, polygons, rect, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BROWN, INK, LAMP, MOSS, SAND, STONE, WATER, YELLOW};
use super::super::motifs::{backdrop, sun};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SAND))
        (sun(58.0, 32.0, 11.0, YELLOW))
        (wall())
        (gates())
        (crest())
        (hills())
        (pool())
    }
}

fn hills() -> Markup {
    html! {
        (polygon("0,92 0,34 14,26 30,40 54,92", BROWN))
        (polygon("200,92 200,28 184,24 168,42 146,92", BROWN))
        (faded(0.3, &polygons(["14,26 30,40 54,92 36,92", "200,28 184,24 190,92 200,92"].map(String::from), INK)))
    }
}

fn wall() -> Markup {
    html! {
        (path("M20 42H180V92H20z", ASH))
        (faded(0.5, &path("M112 42H180V92H112z", STONE)))
        (lines([52, 76, 124, 148].map(|x| format!("{x},44 {x},90")), 2, STONE))
    }
}

/// Three gates; the one in the middle is open.
fn gates() -> Markup {
    html! {
        (rects([(58, 52, 12, 13), (89, 52, 22, 16), (130, 52, 12, 13)], INK))
        (rects([(58, 57, 12, 8), (130, 57, 12, 8)], STONE))
        (polygon("91,62 109,62 116,92 84,92", WATER))
        (lines(["96,62 92,92", "104,62 108,92"], 2.4, BONE))
    }
}

/// The road on top, and its lamps.
fn crest() -> Markup {
    html! {
        (rect(14, 36, 172, 7, INK))
        (rects([44, 72, 126, 154].map(|x| (x, 26, 2, 11)), INK))
        @for x in [45, 73, 127, 155] { (circle(x, 26, 2.2, LAMP)) }
        (polygon("88,36 88,26 100,21 112,26 112,36", STONE))
        (rects([(92, 28, 5, 4), (103, 28, 5, 4)], LAMP))
    }
}

fn pool() -> Markup {
    html! {
        (path("M0 90Q50 86 100 89T200 90V120H0z", WATER))
        (ellipse(100, 91, 22, 3.4, BONE))
        (path("M0 90Q18 92 32 104T54 120H0zM200 90Q182 92 168 104T146 120H200z", MOSS))
    }
}
