//! The outpost on the horizon, where the road leads: the palace with light in its windows.

use drawing::shapes::{polygon, rect, rects};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, GROUND, LIGHT, RED};
use crate::drawings::motifs::star;

pub(super) fn picture() -> Markup {
    html! {
        (polygon("380,320 452,262 500,284 548,238 640,270 640,320", GROUND))
        @for (half, top) in [(46, 268), (34, 250), (22, 232), (11, 216)] { (tier(half, top)) }
        (star(584.0, 206.0, 12.0, RED))
    }
}

fn tier(half: i32, top: i32) -> Markup {
    html! {
        (rect(584 - half, top, 2 * half, 300 - top, BLACK))
        (rects((4 - half..half - 4).step_by(10).map(|x| (584 + x, top + 5, 4, 9)), LIGHT))
    }
}
