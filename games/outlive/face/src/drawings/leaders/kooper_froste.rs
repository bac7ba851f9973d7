//! Kooper Froste, 51: a knitted cap, a full beard and a checked shirt.

use drawing::shapes::{line, lines, path};
use maud::{Markup, html};

use super::super::ink::{INK, IRON, MEAT, MOSS, SAND, STEEL, YELLOW};
use super::bust::{FAIR, portrait, shoulders, square, stern_look};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (shoulders(FAIR, MEAT))
        (lines(["8,40 8,48", "15,38 15,48", "33,38 33,48", "40,40 40,48", "3,44 45,44"], 1.6, INK))
        (square(FAIR, &stern_look(IRON)))
        (path("M13 20L17 27 24 25 31 27 35 20V31L30 39 24 41 18 39 13 31z", IRON))
        (line("20.5,30.5 27.5,30.5", 2, INK))
        (cap())
    };
    portrait(SAND, &drawing)
}

fn cap() -> Markup {
    html! {
        (path("M13 12Q12 2 24 2T35 12z", YELLOW))
        (path("M11 11H37V17H11z", MOSS))
        (lines(["16,12 16,16", "21,12 21,16", "26,12 26,16", "31,12 31,16"], 1.4, STEEL))
    }
}
