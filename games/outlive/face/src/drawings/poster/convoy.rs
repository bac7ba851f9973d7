//! The convoy: three lorries with their lamps on.

use drawing::shapes::{Ink, circle, faded, path, polygon, rect, rects, repeated, scaled};
use maud::{Markup, html};

use crate::drawings::ink::{ASH, HAZE, INK, LAMP, RUST, STONE};

pub(super) fn picture() -> Markup {
    let (lorry, again) = repeated("home-outlive-lorry", &lorry());
    html! {
        (dust())
        (scaled(332, 286, 0.8, &html! { (tarpaulin(STONE)) (lorry) }))
        (scaled(424, 289, 0.95, &html! { (tarpaulin(RUST)) (again) }))
        (scaled(534, 292, 1.1, &html! { (tarpaulin(STONE)) (again) }))
    }
}

/// A lorry that drives to the right, its hind wheels at 0, 0.
fn lorry() -> Markup {
    html! {
        (faded(0.5, &polygon("72,-14 150,-22 150,4", LAMP)))
        (rects([-1, 14, 29].map(|x| (x, -38, 2, 28)), INK))
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

fn tarpaulin(ink: Ink) -> Markup {
    path("M-14 -10V-34Q16 -44 42 -34V-10z", ink)
}

fn dust() -> Markup {
    html! {
        @for (x, y, radius) in [(312, 276, 13), (296, 280, 9), (284, 282, 6)] { (circle(x, y, radius, HAZE)) }
    }
}
