//! Endurance 3: a hare.

use drawing::shapes::{path, polygon};
use maud::{Markup, html};

use super::super::ink::{CHALK, INK, MEAT, TIMBER};
use super::super::marks::flat;
use super::eyes;

pub(super) fn head() -> Markup {
    html! {
        (path("M18 16Q9 14 9 3Q16 4 18 16Q20 4 27 3Q27 14 18 16z", TIMBER))
        (path("M18 13Q27 13 27 22T18 32Q9 31 9 22T18 13z", TIMBER))
        (flat(&html! {
            (path("M16 13Q12 11 11.5 6Q15 8 16 13zM20 13Q24 11 24.5 6Q21 8 20 13z", MEAT))
            (path("M18 22Q24 22 23 27T18 31.5Q12 31 13 27T18 22z", CHALK))
            (eyes(4.5, 20.0))
            (polygon("15.5,24 20.5,24 18.6,27 18.6,30.5 17.4,30.5 17.4,27", INK))
        }))
    }
}
