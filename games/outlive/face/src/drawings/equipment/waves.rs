//! What is used at the Dam: jerrycan and access card.

use drawing::shapes::{circle, line, lines, moved, path, rect, rects, turned};
use maud::{Markup, html};

use super::super::ink::{CHALK, DRINK, INK, IRON, RUST, STEEL, STONE, YELLOW};
use super::super::marks::{drop, outlined, rod};

pub(super) fn jerrycan() -> Markup {
    html! {
        (rod("M11 12V4.5H23V12", 3, IRON))
        (outlined(&html! {
            (path("M25 11L32 3 37 7 31 15z", STEEL))
            (path("M5 14L9 10H26L33 17V37H5z", RUST))
        }))
        (lines(["9,15 29,33", "29,17 9,33"], 1.6, INK))
        (outlined(&moved(19, 18, &drop(DRINK))))
    }
}

/// A pass with a face, a strip and contacts.
pub(super) fn access_card() -> Markup {
    let card = html! {
        (outlined(&path("M5 7H35L37 9V31L35 33H5L3 31V9z", CHALK)))
        (rect(3, 10, 34, 5, IRON))
        (rect(7, 18, 9, 11, STONE))
        (circle(11.5, 21.5, 2.4, CHALK))
        (path("M8 29Q8 25 11.5 25T15 29z", CHALK))
        (rects([(19, 18, 7, 2), (19, 22, 5, 2), (19, 26, 7, 2)], STONE))
        (outlined(&rect(28.5, 20, 6, 7, YELLOW)))
        (line("28.5,23.5 34.5,23.5M31.5,20 31.5,27", 1, INK))
    };
    turned(-14, 20, 20, &card)
}
