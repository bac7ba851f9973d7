//! The Cornfield: heavy ears in the wind before a red sun.

use drawing::shapes::{circle, line, lines, moved, path, polygons, rect, repeated, scaled, turned};
use maud::{Markup, html};

use crate::drawings::ink::{AMBER, BANNER, GROUND, OCHRE, RAY, SKY, STRAW};
use crate::drawings::motifs::{backdrop, halo};

pub(super) fn picture() -> Markup {
    let (ear, again) = repeated("ro-ear", &turned(17, 0, 0, &ear()));
    html! {
        (backdrop(SKY))
        (halo(112.0, 82.0, [92, 72, 54]))
        (circle(112, 82, 38, BANNER))
        (furrows())
        (scaled(34, 124, 0.86, &ear))
        (scaled(98, 124, 0.86, &again))
        (scaled(130, 124, 0.7, &again))
        (scaled(64, 124, 1.12, &again))
    }
}

/// Furrows that meet on the horizon.
fn furrows() -> Markup {
    html! {
        (rect(0, 82, 200, 38, AMBER))
        (polygons((-400..600).step_by(80).map(|x| format!("112,82 {x},120 {},120", x + 40)), RAY))
    }
}

/// An ear that grows out of 0, 0.
fn ear() -> Markup {
    let (grains, again) = repeated("ro-grains", &pair_of_grains());
    html! {
        (line("0,0 0,-50", 2.6, GROUND))
        (moved(0, -40, &grains))
        @for y in [-50, -60, -70] { (moved(0, y, &again)) }
        (path("M0 -77Q7 -88 0 -99Q-7 -88 0 -77z", STRAW))
    }
}

fn pair_of_grains() -> Markup {
    html! {
        (lines(["-10,-14 -14,-26", "10,-14 14,-26"], 1, GROUND))
        (path("M0 0Q-13 -4 -11 -18Q-1 -15 0 0z", STRAW))
        (path("M0 0Q13 -4 11 -18Q1 -15 0 0z", OCHRE))
    }
}
