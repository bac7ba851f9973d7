//! Solen Livrich, 32: a captain's cap, a short black beard, a striped shirt.

use drawing::shapes::{circle, lines, path, rect};
use maud::{Markup, html};

use super::super::ink::{CHALK, DRINK, INK, WATER, YELLOW};
use super::bust::{TANNED, portrait, shoulders, square, stern_look};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (shoulders(TANNED, CHALK))
        (lines(["6,41.5 42,41.5", "3,46 45,46"], 2, DRINK))
        (square(TANNED, &html! { (beard()) (stern_look(INK)) }))
        (cap())
        (circle(14, 27, 1.5, YELLOW))
    };
    portrait(WATER, &drawing)
}

fn beard() -> Markup {
    html! {
        (path("M14 20L17 27H31L34 20V27L30 34 27 36H21L18 34 14 27z", INK))
        (rect(20.5, 29.5, 7, 2.6, CHALK))
    }
}

fn cap() -> Markup {
    html! {
        (path("M13 11L8 5Q24 -2 40 5L35 11z", CHALK))
        (path("M12 10H36V15H12z", DRINK))
        (path("M12 15H36Q30 20 24 19T12 15z", INK))
        (circle(24, 9, 2.6, YELLOW))
    }
}
