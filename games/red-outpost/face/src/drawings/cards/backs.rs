//! The backs of cards that have no picture of their own on the board.

use drawing::shapes::{circle, path, polygon, rect, turned};
use maud::{Markup, html};

use super::super::cut_out::rod;
use super::super::ink::{BLACK, LIGHT, MAROON, NAVY, OCHRE, PAPER, RAY, RED, STEEL, STRAW, WHITE};
use super::super::motifs::star;
use super::blank;

/// A fist would be too much: a star and rays.
pub(super) fn special() -> Markup {
    html! {
        (blank(RED))
        (polygon("20,28 3,10 3,22", MAROON))
        (polygon("20,28 10,3 20,3", MAROON))
        (polygon("20,28 30,3 37,10", MAROON))
        (polygon("20,28 37,22 37,34", MAROON))
        (polygon("20,28 37,46 30,53", MAROON))
        (polygon("20,28 20,53 10,53", MAROON))
        (polygon("20,28 3,46 3,34", MAROON))
        (star(20.0, 28.5, 13.0, BLACK))
        (star(20.0, 28.5, 10.5, STRAW))
    }
}

/// The head of the machine before a gear.
pub(super) fn autom() -> Markup {
    html! {
        (blank(STEEL))
        @for tooth in 0..6 { (turned(30 * tooth, 20, 28, &rect(17, 11, 6, 34, NAVY))) }
        (circle(20, 28, 14, NAVY))
        (rod("M20 20V14", 1.8, WHITE))
        (circle(20, 13.5, 2.4, RED))
        (rect(7.5, 25, 25, 8, BLACK))
        (rect(10, 18.5, 20, 20, BLACK))
        (rect(11.5, 20, 17, 17, WHITE))
        (rect(13, 23, 6, 5, BLACK))
        (rect(21, 23, 6, 5, BLACK))
        (rect(15, 24.3, 2.4, 2.4, LIGHT))
        (rect(22.8, 24.3, 2.4, 2.4, LIGHT))
        (rect(14, 32, 12, 2.2, BLACK))
    }
}

/// A summit with a flag: what the day asks for.
pub(super) fn goal() -> Markup {
    html! {
        (blank(PAPER))
        (polygon("20,22 3,8 3,16", RAY))
        (polygon("20,22 12,3 20,3", RAY))
        (polygon("20,22 29,3 36,3", RAY))
        (path("M3 53V44L20 22 37 44V53z", BLACK))
        (polygon("20,22 3,44 3,53 16,53", OCHRE))
        (rod("M20 24V7", 1.6, BLACK))
        (path("M20.5 7L34 11 20.5 15.5z", RED))
    }
}
