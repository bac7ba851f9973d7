//! The Smokehouse: hams over a fire that only glows.

use drawing::part;
use drawing::shapes::{curve, lines, polygon};
use maud::{Markup, html};
use outlive::Resource;

use super::super::ink::{ASH, BROWN, INK, IRON, RUST, STONE, YELLOW};
use super::super::marks::{rod, rounded};
use super::super::resource;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(STONE, BROWN))
        (rounded(&curve("M10 32Q6 28 10 24T10 14M50 32Q54 28 50 24T50 14M30 32Q26 29 30 26", 3, ASH)))
        (rod("M4 5H56", 2.4, IRON))
        (lines(["17,5 17,10", "30,5 30,10", "43,5 43,10"], 1.6, INK))
        @for x in [9.5, 22.5, 35.5] { (part(resource(Resource::Meat), x, 8.0, 0.66)) }
        (embers())
    }
}

fn embers() -> Markup {
    html! {
        (polygon("14,37 19,30 22,34 27,28 31,34 36,29 39,34 43,31 47,37", RUST))
        (polygon("20,37 22,34.5 27,32 32,36 36,33 40,37", YELLOW))
    }
}
