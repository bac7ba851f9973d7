//! The Lake: a fish leaps out of cold water.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, BLUE, NAVY, PAPER, RED, SHADE, SKY, STEEL, WHITE};
use crate::red_outpost::motifs::{backdrop, rays};
use crate::shapes::{circle, curve, line, path, polygon, rect};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SKY))
        (rays(100.0, 74.0, 24, PAPER))
        (circle(46, 62, 24, WHITE))
        (water())
        (boat())
        (fish())
        (splash())
    }
}

fn water() -> Markup {
    html! {
        (rect(0, 74, 200, 46, BLUE))
        @for (x, y, width) in [(24, 78, 44), (30, 83, 32), (37, 88, 18), (120, 82, 60), (138, 92, 50), (10, 98, 60), (90, 104, 70)] {
            (rect(x, y, width, 2, SKY))
        }
        (polygon("0,112 200,100 200,120 0,120", NAVY))
    }
}

fn boat() -> Markup {
    html! {
        (polygon("146,70 186,70 180,79 152,79", BLACK))
        (line("158,70 158,58", 4, BLACK))
        (circle(158, 55, 3, BLACK))
        (curve("M159 64Q140 38 132 44V72", 1, BLACK))
    }
}

fn fish() -> Markup {
    html! {
        (path("M68 82Q60 34 104 32Q124 32 132 46Q118 48 110 54Q94 60 88 84z", STEEL))
        (path("M84 84Q84 54 108 48L132 46Q118 50 110 54Q94 60 88 84z", WHITE))
        (polygon("84,40 92,22 104,33", RED))
        (polygon("98,54 112,68 110,52", RED))
        (circle(118, 41, 3, WHITE))
        (circle(118, 41, 1.5, BLACK))
        (curve("M108 36Q104 42 109 49", 1.6, BLACK))
    }
}

fn splash() -> Markup {
    html! {
        (path("M52 86Q56 76 62 84Q66 70 72 82Q80 74 84 82Q92 72 94 84Q102 78 104 86Q80 94 52 86z", WHITE))
        (circle(56, 72, 2.4, WHITE))
        (circle(100, 74, 2, WHITE))
        (circle(62, 64, 1.6, SHADE))
    }
}
