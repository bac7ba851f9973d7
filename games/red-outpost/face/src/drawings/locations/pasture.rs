//! The Pasture: sheep in helmets on a green hill.

use drawing::shapes::{circle, curve, ellipse, faded, path, rects, repeated, scaled, turned};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, GREEN, MOSS, PAPER, RAY, SHADE, SKY, STEEL, WHITE};
use crate::drawings::motifs::{backdrop, planet, rays};

pub(super) fn picture() -> Markup {
    let (sheep, again) = repeated("ro-sheep", &sheep());
    html! {
        (backdrop(PAPER))
        (rays(154.0, 50.0, 22, RAY))
        (planet(154.0, 50.0, 18.0))
        (hills())
        (scaled(22, 73, 0.36, &sheep))
        (scaled(46, 74, 0.48, &again))
        (scaled(90, 91, 1.16, &again))
    }
}

fn hills() -> Markup {
    html! {
        (path("M0 70Q46 54 98 72T200 66V120H0z", MOSS))
        (path("M0 82Q100 62 200 84V120H0z", GREEN))
        (path("M0 106Q80 86 200 98V106Q100 96 20 120H0z", MOSS))
    }
}

/// A sheep that looks to the right, standing on 0, 0.
fn sheep() -> Markup {
    html! {
        (rects([-16, -9, 7, 14].map(|x| (x, -12, 4, 12)), BLACK))
        @for (x, y) in [(-15, -16), (-5, -13), (7, -13), (16, -16)] { (circle(x, y, 8, SHADE)) }
        @for (x, y) in [(-17, -23), (-8, -29), (4, -31), (15, -26)] { (circle(x, y, 9, WHITE)) }
        (ellipse(0, -22, 22, 9, WHITE))
        (head())
        (helmet())
    }
}

fn head() -> Markup {
    html! {
        (turned(-30, 27, -27, &ellipse(27, -27, 6, 9, BLACK)))
        (turned(25, 20, -32, &ellipse(20, -32, 5, 2.4, BLACK)))
        (circle(23, -35, 4, WHITE))
        (circle(28, -30, 1.3, WHITE))
    }
}

fn helmet() -> Markup {
    html! {
        (faded(0.4, &circle(26, -28, 13, SKY)))
        (curve("M18 -18A13 13 0 1 1 34 -18", 1.4, STEEL))
        (curve("M32 -36A10 10 0 0 1 36 -29", 1.6, WHITE))
    }
}
