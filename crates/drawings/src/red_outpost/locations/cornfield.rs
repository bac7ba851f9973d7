//! The Cornfield: heavy ears in the wind before a red sun.

use maud::{Markup, html};

use crate::red_outpost::ink::{AMBER, BANNER, GROUND, OCHRE, RAY, SKY, STRAW};
use crate::red_outpost::motifs::{backdrop, halo};
use crate::shapes::{circle, line, path, polygon, rect, scaled, turned};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SKY))
        (halo(112.0, 82.0, [92, 72, 54]))
        (circle(112, 82, 38, BANNER))
        (furrows())
        (ear_in_the_wind(34, 0.86))
        (ear_in_the_wind(98, 0.86))
        (ear_in_the_wind(130, 0.7))
        (ear_in_the_wind(64, 1.12))
    }
}

/// Furrows that meet on the horizon.
fn furrows() -> Markup {
    html! {
        (rect(0, 82, 200, 38, AMBER))
        @for x in (-400..600).step_by(80) {
            (polygon(&format!("112,82 {x},120 {},120", x + 40), RAY))
        }
    }
}

/// An ear that grows out of the lower edge at `x` and leans to the right.
fn ear_in_the_wind(x: i32, size: f64) -> Markup {
    scaled(x, 124, size, &turned(17, 0, 0, &ear()))
}

fn ear() -> Markup {
    html! {
        (line("0,0 0,-50", 2.6, GROUND))
        @for y in [-40, -50, -60, -70] { (scaled(0, y, 1, &pair_of_grains())) }
        (path("M0 -77Q7 -88 0 -99Q-7 -88 0 -77z", STRAW))
    }
}

fn pair_of_grains() -> Markup {
    html! {
        (line("-10,-14 -14,-26", 1, GROUND))
        (line("10,-14 14,-26", 1, GROUND))
        (path("M0 0Q-13 -4 -11 -18Q-1 -15 0 0z", STRAW))
        (path("M0 0Q13 -4 11 -18Q1 -15 0 0z", OCHRE))
    }
}
