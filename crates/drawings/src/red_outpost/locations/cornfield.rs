//! The Cornfield: heavy ears in the wind before a red sun.

use maud::{Markup, html};

use crate::red_outpost::ink::{GROUND, OCHRE, PAPER, RED, SKY, STRAW};
use crate::red_outpost::motifs::{backdrop, rays};
use crate::shapes::{circle, line, path, polygon, rect, scaled, turned};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SKY))
        (rays(132.0, 70.0, 24, PAPER))
        (circle(132, 70, 24, RED))
        (furrows())
        (ear_in_the_wind(22, 0.8))
        (ear_in_the_wind(96, 0.8))
        (ear_in_the_wind(128, 0.7))
        (ear_in_the_wind(58, 1.1))
    }
}

/// Furrows that meet on the horizon.
fn furrows() -> Markup {
    html! {
        (rect(0, 70, 200, 50, STRAW))
        @for x in (-340..500).step_by(60) {
            (polygon(&format!("132,70 {x},120 {},120", x + 30), OCHRE))
        }
    }
}

/// An ear that grows out of the lower edge at `x` and leans to the right.
fn ear_in_the_wind(x: i32, size: f64) -> Markup {
    scaled(x, 124, size, &turned(17, 0, 0, &ear()))
}

fn ear() -> Markup {
    html! {
        (line("0,0 0,-50", 2.4, GROUND))
        @for y in [-46, -56, -66, -76] { (scaled(0, y, 1, &pair_of_grains())) }
        (path("M0 -86q5 -6 0 -15q-5 9 0 15z", STRAW))
    }
}

fn pair_of_grains() -> Markup {
    html! {
        (path("M0 0Q-10 -4 -9 -16Q0 -12 0 0z", STRAW))
        (path("M0 0Q10 -4 9 -16Q0 -12 0 0z", OCHRE))
        (line("-9,-16 -12,-23", 0.8, GROUND))
        (line("9,-16 12,-23", 0.8, GROUND))
    }
}
