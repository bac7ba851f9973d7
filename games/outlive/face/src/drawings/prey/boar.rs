//! Endurance 5: a boar.

use drawing::shapes::{ellipse, path, polygon};
use maud::{Markup, html};

use super::super::ink::{CHALK, INK, TAN, UMBER};
use super::super::marks::flat;
use super::eyes;

pub(super) fn head() -> Markup {
    html! {
        (path("M11 13L3 9 5 18 10 19zM25 13L33 9 31 18 26 19z", UMBER))
        (polygon("18,3 20,6 23,4 24,8 28,10 29,20 25,29 11,29 7,20 8,10 12,8 13,4 16,6", UMBER))
        (path("M12 27Q5 28 6 20Q8 23 13 23zM24 27Q31 28 30 20Q28 23 23 23z", CHALK))
        (path("M13 19H23L26 28Q26 33 18 33T10 28z", TAN))
        (flat(&html! {
            (eyes(5.0, 15.0))
            (path("M10 11L16 13.5 15.5 15zM26 11L20 13.5 20.5 15z", INK))
            @for x in [15, 21] { (ellipse(x, 28, 1.6, 2.2, INK)) }
        }))
    }
}
