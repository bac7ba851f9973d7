//! The Field kitchen: a steaming kettle on wheels at noon.

use drawing::shapes::{circle, curve, ellipse, line, lines, path, polygon, rect};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, CLAY, GROUND, LIGHT, MOSS, RED, SHADE, STEEL, STRAW, WHITE};
use crate::drawings::motifs::{backdrop, halo, star};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(CLAY))
        (halo(46.0, 42.0, [78, 54, 34]))
        (circle(46, 42, 19, STRAW))
        (rect(0, 92, 200, 28, GROUND))
        (steam())
        (wagon())
        (kettle())
        (wheel(82))
        (wheel(132))
    }
}

/// The chassis with its shaft, and the stove with its chimney.
fn wagon() -> Markup {
    html! {
        (line("140,82 186,93", 3.4, BLACK))
        (rect(132, 34, 9, 44, BLACK))
        (polygon("127,34 146,34 141,28 132,28", BLACK))
        (rect(66, 76, 80, 8, BLACK))
        (rect(124, 58, 20, 18, RED))
        (rect(128, 62, 12, 10, LIGHT))
    }
}

fn kettle() -> Markup {
    html! {
        (line("100,50 114,20", 3, SHADE))
        (path("M60 49H122V60Q122 81 91 81T60 60z", MOSS))
        (ellipse(91, 49, 33, 7.5, BLACK))
        (ellipse(91, 49, 28, 5, STRAW))
        (star(91.0, 66.0, 8.5, RED))
    }
}

fn wheel(x: i32) -> Markup {
    html! {
        (circle(x, 86, 13, BLACK))
        (circle(x, 86, 9, GROUND))
        (lines([format!("{x},76 {x},96"), format!("{},86 {},86", x - 10, x + 10)], 2.4, BLACK))
        (circle(x, 86, 3.4, STEEL))
    }
}

fn steam() -> Markup {
    html! {
        (curve("M76 46Q64 36 76 27T76 6", 6, WHITE))
        (curve("M94 46Q82 36 94 27T94 6", 6, WHITE))
        (path("M134 27Q130 16 141 12Q146 0 160 4Q176 0 178 12Q192 17 182 24Q164 18 152 25Q143 22 139 28z", SHADE))
    }
}
