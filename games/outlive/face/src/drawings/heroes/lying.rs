//! Heroes at rest: under a blanket in their colour, the head on the pack, the weapon beside them.

use drawing::shapes::{ellipse, faded};
use maud::{Markup, html};
use outlive::Hero;

use super::super::ink::{ASH, BROWN, FACE, INK, MOSS, OWNER, RUST, STONE};
use super::super::motifs::Part::{Plane, Rod};
use super::super::motifs::{Part, cut_out, rod};
use super::strength::badge;

pub(super) fn picture(hero: Hero) -> Markup {
    let parts = [pack(hero), head(), headgear(hero), feet(), blanket(hero)];
    html! {
        (faded(0.3, &ellipse(18, 22, 17, 2, INK)))
        (cut_out(&parts.into_iter().chain(weapon(hero)).collect::<Vec<_>>()))
        (rod("M9.2 13.2q1.1 1 2.2 0", 0.9, INK))
        (badge(hero, 23.5, 9.5, 1.12))
    }
}

/// What the head lies on.
fn pack(hero: Hero) -> Part {
    match hero {
        Hero::FirstThree => Plane("M2 20.5V18Q7 16 12 18V20.5z", BROWN),
        Hero::SecondThree => Plane("M2 20.5V17Q7 14.5 12 17V20.5z", RUST),
        Hero::Four => Plane("M2 20.5V14H6L12 17V20.5z", MOSS),
        Hero::Five => Plane("M2 20.5V11.5H6L12 17V20.5z", MOSS),
    }
}

fn head() -> Part {
    Plane("M4.8 13a4.4 4.4 0 0 1 8.8 0 4.4 4.4 0 0 1-8.8 0z", FACE)
}

/// A hood, a cap, a hood, a helmet.
fn headgear(hero: Hero) -> Part {
    let outline = match hero {
        Hero::FirstThree | Hero::Four => "M9.5 8.5A4.6 4.6 0 0 0 6.5 17Q6 12 9.5 8.5z",
        Hero::SecondThree => "M9 8.6A4.5 4.5 0 0 0 5 15L8 11 11.5 6.5z",
        Hero::Five => "M11.5 8.3A5.4 5.4 0 0 0 6 17.4L7.5 12z",
    };
    Plane(outline, OWNER)
}

fn feet() -> Part {
    Plane("M29 20.5L30 10.5Q34 10.5 34 13.5L33.5 20.5z", STONE)
}

/// The stronger he is, the higher it lies.
fn blanket(hero: Hero) -> Part {
    let outline = match hero {
        Hero::FirstThree => "M11 20.5Q13 15.5 19 15L31 15.5V20.5z",
        Hero::SecondThree => "M11 20.5Q12.5 14.5 19 14L31 15V20.5z",
        Hero::Four => "M11 20.5Q12 13.5 19 12L31.5 14V20.5z",
        Hero::Five => "M11 20.5Q11.5 12 19 9.5L32 13V20.5z",
    };
    Plane(outline, OWNER)
}

/// A staff, an axe, a gun, a heavy gun.
fn weapon(hero: Hero) -> Vec<Part> {
    match hero {
        Hero::FirstThree => vec![Rod("M3 21.2H32", 1.0, BROWN)],
        Hero::SecondThree => {
            vec![Rod("M12 21.2H30", 1.0, BROWN), Plane("M27 21.5V17.5Q30 17 31.5 19V21.5z", ASH)]
        }
        Hero::Four => vec![Rod("M15 20.8H32", 1.4, ASH), Rod("M12 21L18 20.8", 2.0, BROWN)],
        Hero::Five => vec![Rod("M12 20.6H32.5", 2.6, ASH), Rod("M25 18.5V21", 1.2, RUST)],
    }
}
