//! Endurance 7: a bear.

use drawing::shapes::{circle, path, polygon};
use maud::{Markup, html};

use super::super::ink::{CHALK, INK, MEAT, SKIN, UMBER};
use super::super::marks::flat;
use super::eyes;

pub(super) fn head() -> Markup {
    html! {
        @for x in [7.5, 28.5] { (circle(x, 9, 4.5, UMBER)) }
        (path("M18 4Q32 4 32 18Q32 33 18 34Q4 33 4 18Q4 4 18 4z", UMBER))
        (flat(&html! {
            (path("M18 15Q26 16 26 24T18 33Q10 32 10 24T18 15z", SKIN))
            (path("M12.5 24H23.5Q24 31 18 31T12.5 24zM14 17H22L18 22z", INK))
            (path("M15 27Q18 25 21 27L20 30H16z", MEAT))
            (polygon("13,24 15.5,24 14.3,28M20.5,24 23,24 21.7,28", CHALK))
            (eyes(6.0, 13.0))
        }))
    }
}
