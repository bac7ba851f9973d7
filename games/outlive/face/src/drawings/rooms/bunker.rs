//! The Bunker: a door that nothing opens from outside.

use drawing::shapes::{circle, lines, rect, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, INK, IRON, STEEL, STONE, YELLOW};
use super::super::marks::{outlined, rod};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(ASH, STONE))
        (hazard_strip())
        (door())
    }
}

fn hazard_strip() -> Markup {
    html! {
        (rect(0, 16, 60, 8, YELLOW))
        (lines([-2, 6, 46, 54].map(|x| format!("{x},26 {},14", x + 8)), 3.5, INK))
    }
}

fn door() -> Markup {
    html! {
        (outlined(&html! {
            (rects([(44, 12, 6, 4), (44, 24, 6, 4)], IRON))
            (circle(30, 20, 17, STEEL))
            (circle(30, 20, 12.5, IRON))
        }))
        (rod("M30 12V28M23 16L37 24M23 24L37 16", 2, STEEL))
        (outlined(&circle(30, 20, 3.4, YELLOW)))
    }
}
