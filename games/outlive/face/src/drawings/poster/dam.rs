//! The dam: a wall across the valley that still holds.

use drawing::shapes::{lines, path, polygon, rect, rects};
use maud::{Markup, html};

use crate::drawings::ink::{ASH, BONE, BROWN, INK, STONE, WATER};

pub(super) fn picture() -> Markup {
    html! {
        (polygon("400,270 452,150 500,176 540,120 640,96 640,270", BROWN))
        (wall())
        (spillways())
        (crest())
    }
}

fn wall() -> Markup {
    html! {
        (path("M446 176H640V272H424Q440 220 446 176z", ASH))
        (path("M560 176H640V272H560z", STONE))
        (lines([470, 500, 530, 590, 620].map(|x| format!("{x},180 {},272", x - 6)), 2, STONE))
    }
}

/// Two gates, one of them open.
fn spillways() -> Markup {
    html! {
        (rects([(478, 192, 18, 22), (510, 192, 18, 22)], INK))
        (polygon("510,206 528,206 532,272 500,272", WATER))
        (lines(["516,208 510,272", "522,208 524,272"], 2, BONE))
    }
}

/// The road on top with its lamps.
fn crest() -> Markup {
    html! {
        (rect(438, 168, 202, 9, INK))
        (rects([450, 486, 522, 558, 594, 630].map(|x| (x, 158, 3, 12)), INK))
    }
}
