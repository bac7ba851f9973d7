//! Lily-Rose Wely, 20: a bun, round glasses and headphones.

use drawing::shapes::{curve, path};
use maud::{Markup, html};

use super::super::ink::{BROWN, CHALK, INK, RUST, YELLOW};
use super::super::marks::rod;
use super::bust::{FAIR, look, narrow, portrait, shoulders};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (path("M11 36Q9 12 20 8Q16 0 24 0T28 8Q39 12 37 36z", BROWN))
        (shoulders(FAIR, CHALK))
        (narrow(FAIR, &look()))
        (path("M14 19Q13 9 24 9T34 19Q30 17 28 13Q22 18 14 19z", BROWN))
        (glasses())
        (headphones())
    };
    portrait(RUST, &drawing)
}

fn glasses() -> Markup {
    curve(
        "M15.5 22A4 4 0 0 0 23.5 22A4 4 0 0 0 15.5 22M24.5 22A4 4 0 0 0 32.5 22A4 4 0 0 0 24.5 22",
        1.5,
        INK,
    )
}

fn headphones() -> Markup {
    html! {
        (rod("M12 22Q11 6 24 6T36 22", 2, YELLOW))
        (path("M9 19H14V28H9zM39 19H34V28H39z", YELLOW))
    }
}
