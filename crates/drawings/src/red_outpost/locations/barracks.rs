//! The Barracks: rows of huts in the evening, with light in the windows.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, CLAY, DUSK, LIGHT, MAROON, NAVY, RED, STRAW};
use crate::red_outpost::motifs::{backdrop, rays};
use crate::shapes::{circle, polygon, rect, scaled};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(DUSK))
        (rays(148.0, 50.0, 20, CLAY))
        (circle(148, 50, 18, STRAW))
        (rect(0, 88, 200, 32, BLACK))
        (scaled(112, 84, 0.62, &hut()))
        (scaled(74, 88, 0.8, &hut()))
        (scaled(26, 94, 1, &hut()))
    }
}

/// A long hut with its lower left corner on 0, 0.
fn hut() -> Markup {
    html! {
        (polygon("40,0 40,-26 96,-22 96,0", NAVY))
        (polygon("20,-48 40,-26 98,-22 80,-42", RED))
        (polygon("0,0 0,-26 20,-48 40,-26 40,0", MAROON))
        (polygon("-3,-24 20,-50 43,-24 40,-22 20,-45 0,-22", BLACK))
        (rect(14, -18, 12, 18, BLACK))
        (rect(15, -34, 10, 8, LIGHT))
        @for x in [46, 58, 70, 82] { (rect(x, -17, 7, 8, LIGHT)) }
    }
}
