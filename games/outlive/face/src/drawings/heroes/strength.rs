//! The badge with the strength of a hero.

use drawing::shapes::{circle, scaled};
use maud::{Markup, html};
use outlive::Hero;

use super::super::ink::{BRIGHT, INK};
use super::super::motifs::rod;

/// The badge around its centre, larger or smaller.
pub(super) fn badge(hero: Hero, x: f64, y: f64, size: f64) -> Markup {
    let badge = html! {
        (circle(0, 0, 7.4, BRIGHT))
        (circle(0, 0, 6.8, INK))
        (circle(0, 0, 5.8, BRIGHT))
        (rod(figure(hero), 1.9, INK))
    };
    scaled(x, y, size, &badge)
}

/// The course of the pen that writes the strength around 0, 0.
fn figure(hero: Hero) -> &'static str {
    match hero {
        Hero::FirstThree | Hero::SecondThree => "M-2.2-3.4H2L-.3-.7Q2.4-.7 2.3 1.4T-.2 3.5-2.3 2.6",
        Hero::Four => "M1.2 3.6V-3.5L-2.5 1.4H2.8",
        Hero::Five => "M2.1-3.4H-1.7L-2-.3Q2.4-1.4 2.3 1.3T-.3 3.5-2.3 2.7",
    }
}
