//! Endurance 4: a wolf.

use drawing::shapes::{path, polygon};
use maud::{Markup, html};

use super::super::ink::{CHALK, INK, IRON, STEEL, YELLOW};
use super::super::marks::flat;

pub(super) fn head() -> Markup {
    html! {
        (polygon("6,3 15,9 18,10 21,9 30,3 30,17 33,24 26,26 18,34 10,26 3,24 6,17", IRON))
        (flat(&html! {
            (path("M8.5 7L14 11 9 15zM27.5 7L22 11 27 15zM18 12L22 20 18 30 14 20z", STEEL))
            (path("M14.5 18L8 21 6 23.5 12 24 18 32 24 24 30 23.5 28 21 21.5 18 18 29z", CHALK))
            (path("M10 16L15.5 18.5 15 20.5 12 19.5zM26 16L20.5 18.5 21 20.5 24 19.5z", YELLOW))
            (polygon("15.5,27 20.5,27 18,30.5", INK))
        }))
    }
}
