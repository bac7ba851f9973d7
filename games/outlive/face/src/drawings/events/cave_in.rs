//! Cave-in: the timbers broken, and rock where the way was.

use drawing::shapes::{lines, polygon, polygons};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BROWN, INK, RUST, STONE};
use super::super::motifs::card;

pub(super) fn picture() -> Markup {
    html! {
        (card(BROWN))
        (polygon("8,40 12,7 48,7 52,40", INK))
        (rocks())
        (timbers())
        (lines(["22,2 24,8", "33,1 33,6", "40,2 39,8"], 1.6, INK))
    }
}

fn timbers() -> Markup {
    html! {
        (lines(["10,40 14,8", "50,40 46,8"], 5, RUST))
        (polygons(["6,4 31,13 28,18 25,15 22,17 5,10", "54,4 33,15 36,17 37,20 41,17 55,10"].map(String::from), RUST))
    }
}

fn rocks() -> Markup {
    html! {
        (polygon("9,40 13,28 20,24 26,30 26,40", STONE))
        (polygon("34,40 36,27 43,25 50,32 52,40", STONE))
        (polygon("18,40 22,28 31,22 40,30 42,40", ASH))
        (polygons(["31,22 40,30 33,31", "43,25 50,32 45,32", "13,28 20,24 19,30"].map(String::from), BONE))
    }
}
