//! The convoy: three lorries with their lamps on.

use maud::{Markup, html};

use crate::outlive::ink::{ASH, HAZE, INK, LAMP, RUST, STONE};
use crate::shapes::{Ink, circle, faded, path, polygon, rect, scaled};

pub(super) fn picture() -> Markup {
    html! {
        (dust())
        (scaled(332, 286, 0.8, &lorry(STONE)))
        (scaled(424, 289, 0.95, &lorry(RUST)))
        (scaled(534, 292, 1.1, &lorry(STONE)))
    }
}

/// A lorry that drives to the right, its hind wheels at 0, 0.
fn lorry(canvas: Ink) -> Markup {
    html! {
        (faded(0.5, &polygon("72,-14 150,-22 150,4", LAMP)))
        (path("M-14 -10V-34Q16 -44 42 -34V-10z", canvas))
        @for x in [-1, 14, 29] { (rect(x, -38, 2, 28, INK)) }
        (polygon("44,-10 44,-32 58,-32 66,-20 74,-18 74,-10", INK))
        (polygon("50,-28 57,-28 62,-20 50,-20", ASH))
        (rect(-16, -12, 90, 6, INK))
        (circle(73, -14, 2.4, LAMP))
        @for x in [0, 16, 62] {
            (circle(x, -4, 8, INK))
            (circle(x, -4, 3, ASH))
        }
    }
}

fn dust() -> Markup {
    html! {
        @for (x, y, radius) in [(312, 276, 13), (296, 280, 9), (284, 282, 6)] { (circle(x, y, radius, HAZE)) }
    }
}
