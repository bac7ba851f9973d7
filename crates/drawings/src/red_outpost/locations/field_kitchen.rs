//! The Field kitchen: a steaming kettle on wheels.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, CLAY, GROUND, LIGHT, MOSS, OCHRE, RED, SHADE, STEEL, STRAW, WHITE};
use crate::red_outpost::motifs::{backdrop, rays, star};
use crate::shapes::{circle, curve, ellipse, line, path, polygon, rect};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(CLAY))
        (rays(60.0, 40.0, 22, OCHRE))
        (circle(60, 40, 17, STRAW))
        (rect(0, 92, 200, 28, GROUND))
        (steam())
        (wagon())
        (kettle())
        (wheel(84))
        (wheel(126))
    }
}

/// The chassis with its shaft, and the stove with its chimney.
fn wagon() -> Markup {
    html! {
        (line("136,84 172,92", 3, BLACK))
        (rect(128, 38, 8, 40, BLACK))
        (polygon("124,38 140,38 136,33 128,33", BLACK))
        (rect(70, 78, 68, 7, BLACK))
    }
}

fn kettle() -> Markup {
    html! {
        (path("M66 54H122V64Q122 82 94 82T66 64z", MOSS))
        (ellipse(94, 54, 28, 6, BLACK))
        (ellipse(94, 54, 24, 4, STRAW))
        (star(94.0, 68.0, 7.0, RED))
        (rect(124, 64, 12, 10, RED))
        (rect(126, 66, 8, 6, LIGHT))
        (line("98,54 118,26", 3, SHADE))
    }
}

fn wheel(x: i32) -> Markup {
    html! {
        (circle(x, 90, 12, BLACK))
        (circle(x, 90, 8.5, GROUND))
        (line(&format!("{x},80 {x},100"), 2, BLACK))
        (line(&format!("{},90 {},90", x - 10, x + 10), 2, BLACK))
        (circle(x, 90, 3, STEEL))
    }
}

fn steam() -> Markup {
    html! {
        (curve("M80 52Q70 44 80 36T80 20", 5, WHITE))
        (curve("M94 52Q84 42 94 32T94 12", 5, WHITE))
        (curve("M108 52Q98 44 108 36T108 20", 5, WHITE))
        (path("M130 32Q126 22 136 18Q140 8 152 10Q166 6 168 16Q180 20 172 26Q156 22 146 28Q138 26 134 33z", SHADE))
    }
}
