//! Heroes on their feet, masked and hooded; the stronger they are, the more they carry.

use drawing::shapes::circle;
use maud::{Markup, html};
use outlive::Hero;

use super::super::ink::{ASH, BROWN, FACE, INK, MOSS, OWNER, RUST, STONE, YELLOW};
use super::super::motifs::Part::{Plane, Rod};
use super::super::motifs::{Part, cut_out, rod};
use super::strength::badge;

pub(super) fn picture(hero: Hero) -> Markup {
    let (parts, print) = match hero {
        Hero::FirstThree => scout(),
        Hero::SecondThree => woodcutter(),
        Hero::Four => hunter(),
        Hero::Five => giant(),
    };
    html! {
        (cut_out(&parts))
        (print)
        (badge(hero, 19.4, 27.2, 1.12))
    }
}

/// Slight and hooded, with a staff.
fn scout() -> (Vec<Part>, Markup) {
    let parts = vec![
        Rod("M4.5 34V7", 1.4, BROWN),
        Plane("M9 23H12.5V34H8zM13.5 23H17L18 34H14z", STONE),
        Plane("M8 13H17L18.5 25H7z", OWNER),
        Rod("M8.5 15.5L5 20", 2.6, OWNER),
        Plane("M7.8 13Q7 3 12.5 2.5 18.5 3 17.5 13L12.5 15z", OWNER),
    ];
    (parts, mask(12.8, 9.0))
}

/// With a cap, a small pack and an axe over the shoulder.
fn woodcutter() -> (Vec<Part>, Markup) {
    let parts = vec![
        Rod("M4 23L22 6", 1.6, BROWN),
        Plane("M18.5 3.5L25.5 9.5Q21.5 12 18 8.5z", ASH),
        Plane("M4.5 14H9V24H4.5z", RUST),
        Plane("M8 23H12.5V34H7zM13.5 23H18L19 34H14z", STONE),
        Plane("M7.5 13H18L19.5 25H6.5z", OWNER),
        Rod("M17 15.5L12 17.5", 2.6, OWNER),
        Plane("M8.5 7H17V11L15 14H10.5L8.5 11z", FACE),
        Plane("M8 7.5Q8 2.5 12.5 2.5T17 6L20.5 7.5z", OWNER),
    ];
    (parts, mask(13.0, 9.5))
}

/// Broad, with a pack and a gun.
fn hunter() -> (Vec<Part>, Markup) {
    let parts = vec![
        Plane("M2.5 10H9V25H2.5z", MOSS),
        Plane("M2.5 7.5H9V10.5H2.5z", RUST),
        Plane("M7 23H12.5V34H6zM13.5 23H19.5L20.5 34H14z", STONE),
        Plane("M6.5 13L10 11.5H16.5L20 13 21 25H5.5z", OWNER),
        Plane("M8 12.5Q7 2.5 13 2 19.5 2.5 18.5 12.5L13.2 14.5z", OWNER),
        Rod("M7.5 21.5L24.5 8", 1.8, ASH),
        Rod("M7 22L12 18.5", 2.8, BROWN),
        Rod("M19 15.5L16.5 18", 2.8, OWNER),
    ];
    (parts, mask(13.4, 8.6))
}

/// A giant with a helmet, a high pack and a heavy gun.
fn giant() -> (Vec<Part>, Markup) {
    let parts = vec![
        Plane("M1.5 7H9V26H1.5z", MOSS),
        Plane("M1.5 3.5H9V7.5H1.5z", RUST),
        Plane("M5.5 23H12.5V34.5H4.5zM13.5 23H21L22 34.5H14z", STONE),
        Plane("M4.5 14L9.5 10.5H17.5L22.5 14 23 25.5H4z", OWNER),
        Plane("M8 6.5H19V11L16.5 14H10.5L8 11z", FACE),
        Plane("M7 8.5Q7 1.5 13.5 1.5T20 8.5z", OWNER),
        Rod("M6 22.5L25.5 12", 3.2, STONE),
        Rod("M20 10V14", 1.6, RUST),
        Rod("M20.5 17L17.5 19", 3.0, OWNER),
    ];
    (parts, mask(13.5, 10.6))
}

/// The face in a gas mask: two glasses, and a filter below them.
fn mask(x: f64, y: f64) -> Markup {
    html! {
        (rod(&format!("M{:.1} {y}h3.6", x - 1.8), 4.6, INK))
        (circle(x - 1.9, y - 0.3, 1.3, YELLOW))
        (circle(x + 1.9, y - 0.3, 1.3, YELLOW))
    }
}
