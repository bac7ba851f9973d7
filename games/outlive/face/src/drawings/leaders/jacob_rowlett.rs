//! Jacob Rowlett, 66: a flat cap and a long white beard.

use drawing::shapes::{path, rect};
use maud::{Markup, html};

use super::super::ink::{BROWN, CHALK, INK, OLIVE, STEEL, UMBER};
use super::super::marks::flat;
use super::bust::{FAIR, portrait, shoulders, square, stern_look};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (shoulders(FAIR, UMBER))
        (square(FAIR, &stern_look(CHALK)))
        (beard())
        (cap())
    };
    portrait(OLIVE, &drawing)
}

fn beard() -> Markup {
    html! {
        (path("M13 19L16 26Q20 24 24 27Q28 24 32 26L35 19Q38 36 24 46Q10 36 13 19z", CHALK))
        (flat(&html! {
            (path("M28 26L32 26 35 20Q37 36 24 45Q30 36 28 26z", STEEL))
            (rect(21, 30, 6, 1.6, INK))
        }))
    }
}

fn cap() -> Markup {
    html! {
        (path("M11 14Q10 3 25 3T37 13L36 15H12z", BROWN))
        (path("M10 13Q20 10 31 14L30 17Q18 14 8 17z", BROWN))
    }
}
