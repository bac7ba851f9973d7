//! The Fair: a big wheel that lacks some of its cabins, and a tent with holes.

use drawing::shapes::{Ink, circle, lines, path, polygon, polygons, rect, rects};
use maud::{Markup, html};

use super::super::ink::{BONE, BROWN, GLOW, INK, LAMP, MOSS, OLIVE, RUST, YELLOW};
use super::super::motifs::{backdrop, sun};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(GLOW))
        (sun(62.0, 54.0, 26.0, YELLOW))
        (wheel())
        (polygon("0,90 200,86 200,120 0,120", BROWN))
        (tent())
        (booth())
        (bunting())
    }
}

/// The cabins of the wheel: how far round, and their colour.
const CABINS: [(f64, Ink); 6] =
    [(0.0, RUST), (60.0, OLIVE), (105.0, BONE), (180.0, RUST), (240.0, BONE), (300.0, OLIVE)];

fn wheel() -> Markup {
    let at = |turn: f64, reach: f64| {
        let turn = turn.to_radians();
        (62.0 + reach * turn.cos(), 54.0 + reach * turn.sin())
    };
    let spokes = (0..4).map(|spoke| {
        let ((x, y), (to_x, to_y)) =
            (at(f64::from(spoke) * 45.0, 30.0), at(f64::from(spoke) * 45.0 + 180.0, 30.0));
        format!("{x:.0},{y:.0} {to_x:.0},{to_y:.0}")
    });
    html! {
        (lines(["62,54 46,92", "62,54 78,92"], 4, INK))
        (lines(spokes, 1.6, INK))
        circle cx="62" cy="54" r="30" fill="none" stroke=(INK) stroke-width="3" {}
        (circle(62, 54, 5, INK))
        @for (turn, ink) in CABINS {
            @let (x, y) = at(turn, 30.0);
            (circle(x, y, 5.8, INK))
            (circle(x, y, 4.2, ink))
        }
    }
}

fn tent() -> Markup {
    html! {
        (polygon("116,92 122,62 186,62 192,92", BONE))
        (polygons(
            ["128,62 137,62 134,92 125,92", "171,62 180,62 183,92 174,92"].map(String::from),
            RUST,
        ))
        (polygon("144,92 154,64 164,92", INK))
        (polygon("114,64 154,34 194,64", RUST))
        (polygons(["154,34 130,64 143,64", "154,34 165,64 178,64"].map(String::from), BONE))
        (path("M180 72l6 3-2 7-6-3z", INK))
        (rect(153, 24, 2, 11, INK))
        (polygon("155,24 167,27.5 155,31", YELLOW))
    }
}

/// A shooting booth with its shutters down.
fn booth() -> Markup {
    html! {
        (rect(4, 68, 26, 26, MOSS))
        (rect(7, 74, 20, 10, INK))
        (polygon("0,70 4,60 30,60 34,70", RUST))
        (polygons(["8,60 13,60 11,70 5,70", "21,60 26,60 28,70 22,70"].map(String::from), BONE))
        (rects([(10, 77, 3, 3), (21, 77, 3, 3)], LAMP))
    }
}

/// A string of flags.
fn bunting() -> Markup {
    html! {
        (lines(["92,40 104,46 120,50 134,49"], 1.2, INK))
        (polygons(["94,41 101,44 96,49", "104,46 111,48 106,53", "115,49 122,50 118,55"].map(String::from), OLIVE))
    }
}
