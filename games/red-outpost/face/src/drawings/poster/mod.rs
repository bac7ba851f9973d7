//! The poster of Red Outpost: the six workers march under the planet while a rocket rises.

mod marchers;
mod skyline;

use drawing::shapes::{circle, path, polygon, scaled, turned};
use maud::{Markup, html};

use crate::drawings::ink::{BANNER, BLACK, BLUE, MAROON, NAVY, PAPER, RAY, SHADE};
use crate::drawings::motifs::{night_side, rays};
use crate::drawings::rocket;

pub(super) fn picture() -> Markup {
    html! {
        (path("M0 0H640V360H0z", PAPER))
        (scaled(0, 0, 3, &rays(82.0, 72.0, 30, RAY)))
        (moon())
        (planet())
        (wedge())
        (scaled(540, 66, 1.5, &turned(67, 0, 0, &rocket())))
        (skyline::picture())
        (ramp())
        (marchers::picture())
    }
}

fn moon() -> Markup {
    html! {
        (circle(88, 66, 22, SHADE))
        (circle(80, 60, 5, RAY))
        (circle(96, 74, 7, RAY))
    }
}

/// The cold planet, half risen.
fn planet() -> Markup {
    html! {
        (circle(246, 216, 152, BLUE))
        (night_side(246.0, 216.0, 152.0, NAVY))
    }
}

/// The red wedge of constructivism, here the rocket's trail.
fn wedge() -> Markup {
    html! {
        (polygon("-10,200 -10,370 458,102", BANNER))
        (polygon("-10,290 -10,370 458,102", MAROON))
    }
}

/// The road that leads upwards.
fn ramp() -> Markup {
    html! {
        (polygon("0,334 640,286 640,360 0,360", BLACK))
        (polygon("0,334 640,286 640,292 0,343", BANNER))
    }
}
