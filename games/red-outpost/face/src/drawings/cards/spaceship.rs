//! The Spaceship cards, §6.7: what comes out of the hold.

use drawing::Id;
use drawing::part;
use drawing::shapes::{circle, path, polygon, rect};
use maud::{Markup, html};
use red_outpost::{Find, SpaceshipCard};

use super::super::ink::{BLACK, BLUE, LIGHT, NAVY, PAPER, RAY, RED, SHADE, STEEL, WHITE};
use super::super::motifs::star;
use super::super::pieces::{any_good, crystal, good};
use super::{blank, ground};

/// The deck whose faces share the picture of the hold.
pub(super) const DECK: &str = "spaceship";

/// A rocket on its way, at night.
pub(super) fn back() -> Markup {
    html! {
        (blank(NAVY))
        (polygon("3,53 3,38 37,3 37,12", BLUE))
        (star(9.0, 12.0, 3.0, WHITE))
        (star(31.0, 44.0, 3.0, WHITE))
        (circle(14, 22, 0.9, WHITE))
        (circle(29, 31, 0.9, WHITE))
        g transform="rotate(40 20 28)" { (rocket()) }
    }
}

fn rocket() -> Markup {
    html! {
        (path("M16 41H24L20 52z", LIGHT))
        (path("M15 28L9.5 43 16 40zM25 28L30.5 43 24 40z", RED))
        (path("M20 8Q28 18 25 41H15Q12 18 20 8z", WHITE))
        (path("M20 8Q28 18 25 41H20z", SHADE))
        (path("M20 8Q23.5 12 24.7 17H15.3Q16.5 12 20 8z", RED))
        (circle(20, 24, 3.2, BLACK))
        (circle(20, 24, 2, STEEL))
    }
}

/// What the hold brings.
pub(super) fn face(card: SpaceshipCard) -> Markup {
    html! {
        (part(ground(DECK), 0.0, 0.0, 1.0))
        @match (card.find(), card.has_crystal()) {
            (Find::Nothing, false) => (gap()),
            (Find::Nothing, true) => (part(crystal(), 4.5, 18.0, 1.35)),
            (Find::Named(named), crystal) => (load(good(named), crystal)),
            (Find::Choice, crystal) => (load(any_good(), crystal)),
        }
    }
}

/// The ship above, and what falls out of its hold.
pub(super) fn hold() -> Markup {
    html! {
        (blank(PAPER))
        (polygon("13,13 27,13 37,44 37,53 3,53 3,44", RAY))
        (rect(3, 3, 34, 12, NAVY))
        (rect(3, 14, 34, 1.6, BLACK))
        (star(7.0, 6.5, 2.0, WHITE))
        (star(33.5, 11.0, 1.6, WHITE))
        g transform="translate(35 -.8) rotate(90) scale(.5)" { (rocket()) }
    }
}

/// A cube, and perhaps a crystal with it.
fn load(cube: Id, with_crystal: bool) -> Markup {
    html! {
        @if with_crystal {
            (part(cube, 4.0, 16.0, 0.86))
            (part(crystal(), 17.0, 31.0, 0.88))
        } @else {
            (part(cube, 4.0, 18.5, 1.0))
        }
    }
}

/// Only the place where a cube could have been.
fn gap() -> Markup {
    html! {
        path d="M7 29H27.5V49H7zM7 29L13 22.5H33L27.5 29M33 22.5V42.5L27.5 49" fill="none" stroke=(STEEL) stroke-width="1.6" stroke-dasharray="3 2" {}
    }
}
