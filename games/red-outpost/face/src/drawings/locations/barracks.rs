//! The Barracks: rows of huts in the evening, with light in the windows.

use drawing::shapes::{circle, polygon, rect, rects, repeated, scaled};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, DUSK, LIGHT, MAROON, NAVY, RED, STRAW};
use crate::drawings::motifs::{backdrop, halo};

pub(super) fn picture() -> Markup {
    let (hut, again) = repeated("ro-hut", &hut());
    html! {
        (backdrop(DUSK))
        (halo(150.0, 40.0, [76, 52, 32]))
        (circle(150, 40, 17, STRAW))
        (rect(0, 84, 200, 36, BLACK))
        (scaled(140, 84, 0.52, &hut))
        (scaled(96, 87, 0.74, &again))
        (scaled(36, 92, 1, &again))
    }
}

/// A hut with its lower left corner on 0, 0.
fn hut() -> Markup {
    html! {
        (rect(46, -58, 7, 18, BLACK))
        (polygon("48,0 48,-30 66,-30 66,0", NAVY))
        (polygon("24,-58 42,-58 70,-28 50,-28", MAROON))
        (polygon("0,0 0,-30 24,-58 48,-30 48,0", RED))
        (polygon("-4,-26 24,-60 52,-26 48,-24 24,-52 0,-24", BLACK))
        (rect(18, -20, 12, 20, BLACK))
        (rects([(18, -40, 12, 9), (5, -20, 9, 10), (34, -20, 9, 10), (53, -20, 8, 9)], LIGHT))
    }
}
