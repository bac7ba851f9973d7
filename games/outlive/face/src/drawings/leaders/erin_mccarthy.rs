//! Erin McCarthy, 17: red plaits and freckles.

use drawing::shapes::{path, rects};
use maud::{Markup, html};

use super::super::ink::{GREEN, RUST, TAN, WATER, YELLOW};
use super::bust::{FAIR, look, narrow, portrait, shoulders};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (shoulders(FAIR, GREEN))
        (narrow(FAIR, &html! { (look()) (freckles()) }))
        (path("M13 24Q9 4 24 4T35 24Q35 15 24 9Q13 15 13 24z", RUST))
        (plaits())
    };
    portrait(WATER, &drawing)
}

fn freckles() -> Markup {
    rects(
        [(17.0, 25.5, 1.4, 1.4), (20.0, 27.0, 1.4, 1.4), (28.0, 26.5, 1.4, 1.4), (30.5, 25.0, 1.4, 1.4)],
        TAN,
    )
}

/// Two of them, with their ribbons.
fn plaits() -> Markup {
    html! {
        (path("M13 20Q7 22 9 27 6 31 9 35 7 40 11 44 15 38 13 34 16 30 13 26zM35 20Q41 22 39 27 42 31 39 35 41 40 37 44 33 38 35 34 32 30 35 26z", RUST))
        (rects([(7, 37, 7, 3), (34, 37, 7, 3)], YELLOW))
    }
}
