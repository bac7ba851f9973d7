//! The Spaceship cards, §6.7: what comes out of the hold.

use maud::{Markup, html};
use red_outpost::{Find, SpaceshipCard};

use super::super::cut_out::rod;
use super::super::ink::{BLACK, BLUE, LIGHT, MAROON, NAVY, PAPER, RAY, RED, SHADE, STEEL, WHITE};
use super::super::motifs::star;
use super::super::pieces::{cube, gem};
use super::blank;
use crate::shapes::{circle, path, polygon, rect, scaled};

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
        (blank(PAPER))
        (hold())
        @match (card.find(), card.has_crystal()) {
            (Find::Nothing, false) => (empty_crate()),
            (Find::Nothing, true) => (scaled(8, 20, 1.1, &gem().fresh())),
            (Find::Named(good), crystal) => (load(&cube(Some(good)).fresh(), crystal)),
            (Find::Choice, crystal) => (load(&cube(None).fresh(), crystal)),
        }
    }
}

/// The open hatch, and light out of it.
fn hold() -> Markup {
    html! {
        (polygon("12,13 28,13 37,53 3,53", RAY))
        (rect(3, 3, 34, 10, NAVY))
        (rect(3, 11.5, 34, 1.8, BLACK))
        (path("M12 11.5Q12 5 20 5T28 11.5z", LIGHT))
        (star(7.5, 7.5, 2.4, WHITE))
        (star(32.5, 7.5, 2.4, WHITE))
    }
}

fn load(cube: &Markup, crystal: bool) -> Markup {
    html! {
        @if crystal {
            (scaled(5, 15.5, 0.82, cube))
            (scaled(17.5, 31, 0.88, &gem().fresh()))
        } @else {
            (scaled(4, 18, 1, cube))
        }
    }
}

/// Nothing but boards.
fn empty_crate() -> Markup {
    html! {
        (path("M9 24H31V46H9z", BLACK))
        (path("M11 26H29V44H11z", SHADE))
        (rod("M12.5 27.5L27.5 42.5M27.5 27.5L12.5 42.5", 3.6, MAROON))
    }
}
