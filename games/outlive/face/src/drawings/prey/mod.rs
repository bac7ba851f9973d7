//! The prey tiles: who holds out longer is the larger beast.

mod bear;
mod boar;
mod hare;
mod stag;
mod wolf;

use drawing::shapes::{Ink, circle, ellipse, path};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use outlive::Prey;
use table::Word;

use super::ink::{BROWN, CHALK, INK, MOSS, OLIVE};
use super::marks::{flat, outlined};

/// A prey tile: the animal, without its figures.
pub fn prey(prey: Prey) -> Id {
    Id::new("ol-prey", prey.name(), View::new(36, 36))
}

/// A prey tile that is not turned up.
pub fn prey_back() -> Id {
    Id::new("ol-prey", "back", View::new(36, 36))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let beasts = Prey::ALL.iter().map(|&it| Symbol::new(prey(it), picture(it)));
    beasts.chain([Symbol::new(prey_back(), back())])
}

fn picture(prey: Prey) -> Markup {
    let beast = match prey {
        Prey::Three => hare::head(),
        Prey::Four => wolf::head(),
        Prey::Five => boar::head(),
        Prey::Six => stag::head(),
        Prey::Seven => bear::head(),
    };
    tile(OLIVE, &beast)
}

/// A track.
fn back() -> Markup {
    let track = html! {
        (path("M18 17Q23 17 26 23T22 29Q18 27 14 29T10 23Q13 17 18 17z", CHALK))
        @for (x, y) in [(8, 17), (14, 11), (22, 11), (28, 17)] { (ellipse(x, y, 2.6, 3.6, CHALK)) }
    };
    tile(BROWN, &track)
}

/// A tile with a contour around every shape, its corners worn off.
fn tile(ink: Ink, drawing: &Markup) -> Markup {
    outlined(&html! {
        (path("M6 1H30L35 6V30L30 35H6L1 30V6z", ink))
        (flat(&path("M1 24L9 19 16 25 24 18 35 25V30L30 35H6L1 30z", MOSS)))
        (drawing)
    })
}

/// Two eyes, so far from the middle and so high.
fn eyes(aside: f64, y: f64) -> Markup {
    html! { @for x in [18.0 - aside, 18.0 + aside] { (circle(x, y, 1.5, INK)) } }
}
