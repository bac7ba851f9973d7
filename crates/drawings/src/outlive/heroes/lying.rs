//! Heroes at rest: under a blanket in their colour, the head on the pack, the weapon beside them.

use maud::{Markup, html};
use outlive::Hero;

use super::super::ink::{BROWN, FACE, INK, MOSS, OWNER, RUST, STONE};
use super::super::motifs::Part::{Plane, Rod};
use super::super::motifs::{Part, cut_out, rod};
use super::strength::badge;
use crate::shapes::{ellipse, faded};

pub(super) fn picture(hero: Hero) -> Markup {
    let mut parts = match hero {
        Hero::FirstThree => scout(),
        Hero::SecondThree => woodcutter(),
        Hero::Four => hunter(),
        Hero::Five => giant(),
    };
    parts.extend([head(), feet(), blanket(hero)]);
    html! {
        (faded(0.3, &ellipse(18, 21.5, 17, 2.4, INK)))
        (cut_out(&parts))
        (rod("M7.5 12.5q1 .9 2 0", 0.9, INK))
        (badge(hero, 21.0, 10.0, 1.12))
    }
}

fn head() -> Part {
    Plane("M5 13a4.2 4.2 0 0 1 8.4 0 4.2 4.2 0 0 1-8.4 0z", FACE)
}

fn feet() -> Part {
    Plane("M29 20.5L30 10.5Q34 10.5 34 13.5L33.5 20.5z", STONE)
}

/// The stronger he is, the higher it lies.
fn blanket(hero: Hero) -> Part {
    let outline = match hero {
        Hero::FirstThree => "M9 20.5Q11 14 18 13.5L31 15V20.5z",
        Hero::SecondThree => "M9 20.5Q10 13 18 12.5L31 14.5V20.5z",
        Hero::Four => "M9 20.5Q10 12 18 11L31.5 14V20.5z",
        Hero::Five => "M9 20.5Q9 10.5 18 9.5L32 13V20.5z",
    };
    Plane(outline, OWNER)
}

fn scout() -> Vec<Part> {
    vec![Plane("M2.5 20.5V17.5Q7 15.5 12 17.5V20.5z", BROWN)]
}

fn woodcutter() -> Vec<Part> {
    vec![Plane("M2.5 20.5V16.5Q7 14 12 16.5V20.5z", RUST)]
}

fn hunter() -> Vec<Part> {
    vec![Plane("M2 20.5V12H6.5L12 17V20.5z", MOSS)]
}

fn giant() -> Vec<Part> {
    vec![Plane("M2 20.5V8H6.5L12 17V20.5z", MOSS), Rod("M2.8 6.5H6", 2.2, RUST)]
}
