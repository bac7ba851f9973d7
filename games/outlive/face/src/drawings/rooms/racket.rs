//! The Racket: a fist with brass on its knuckles.

use drawing::shapes::{lines, moved, path, rects};
use maud::{Markup, html};

use super::super::ink::{BROWN, INK, RUST, SKIN, TAN, YELLOW};
use super::super::marks::outlined;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(RUST, BROWN))
        (lines(["3,6 9,11", "2,22 8,22", "57,6 51,11", "58,22 52,22", "30,1 30,4"], 2.4, YELLOW))
        (fist())
        (brass())
    }
}

/// It comes straight at whoever looks.
fn fist() -> Markup {
    let finger = path("M0 4Q0 0 4 0T8 4V18H0z", SKIN);
    outlined(&html! {
        (path("M17 24H45V40H17z", TAN))
        @for x in [13, 21, 29, 37] { (moved(x, 8, &finger)) }
        (path("M13 25Q13 22 17 22H38Q43 22 42 27T37 31H18Q13 31 13 25z", SKIN))
    })
}

fn brass() -> Markup {
    html! {
        (outlined(&rects([(12, 13, 34, 5)], YELLOW)))
        (rects([(16, 14, 2, 3), (24, 14, 2, 3), (32, 14, 2, 3), (40, 14, 2, 3)], INK))
    }
}
