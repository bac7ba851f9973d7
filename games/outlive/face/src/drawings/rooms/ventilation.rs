//! The Ventilation: a fan that never rests.

use drawing::shapes::{circle, curve, path, rect, turned};
use maud::{Markup, html};

use super::super::ink::{ASH, CHALK, INK, IRON, STEEL, STONE, YELLOW};
use super::super::marks::{outlined, rounded};
use super::chamber;

pub(super) fn picture() -> Markup {
    let blade = path("M30 20Q22 14 27 5Q36 6 30 20z", STEEL);
    html! {
        (chamber(STONE, ASH))
        (rounded(&curve("M2 12Q5 9 8 12T14 12M2 20Q5 17 8 20T12 20M2 28Q5 25 8 28T14 28M46 12Q49 9 52 12T58 12M48 20Q51 17 54 20T58 20M46 28Q49 25 52 28T58 28", 1.8, CHALK)))
        (outlined(&html! {
            (rect(12, 2, 36, 36, IRON))
            (circle(30, 20, 16, INK))
            @for degrees in [0, 72, 144, 216, 288] { (turned(degrees, 30, 20, &blade)) }
            (circle(30, 20, 3.4, YELLOW))
        }))
    }
}
