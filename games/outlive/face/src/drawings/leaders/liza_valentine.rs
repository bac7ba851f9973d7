//! Liza Valentine, 25: a crest of hair, and a belt of cartridges.

use drawing::shapes::{line, lines, path};
use maud::{Markup, html};

use super::super::ink::{INK, IRON, MEAT, MOSS, STONE, TIMBER, YELLOW};
use super::bust::{FAIR, narrow, portrait, shoulders, stern_look};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (shoulders(FAIR, IRON))
        (belt())
        (narrow(FAIR, &html! { (shaved()) (stern_look(INK)) }))
        (path("M19 16L16 6 20 8 20 1 25 5 30 0 30 7 34 5 30 16Q24 12 19 16z", MEAT))
    };
    portrait(MOSS, &drawing)
}

/// The sides of the head.
fn shaved() -> Markup {
    path("M15 21V13H21Q17 15 15 21zM33 21V13H28Q32 15 33 21z", STONE)
}

fn belt() -> Markup {
    html! {
        (line("10,38 36,50", 6, TIMBER))
        (lines(["14,37 11,43", "19,39 16,45", "24,41.5 21,47.5", "29,44 26,50"], 2.4, YELLOW))
    }
}
