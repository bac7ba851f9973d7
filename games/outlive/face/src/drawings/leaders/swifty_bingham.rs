//! Swifty Bingham, 19: a hood, and goggles that see warmth.

use drawing::shapes::{circle, path, rect};
use maud::{Markup, html};

use super::super::ink::{INK, OLIVE, RUST, TIMBER, YELLOW};
use super::bust::{TANNED, look, narrow, portrait, shoulders};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (path("M24 1Q41 2 40 28L36 40H12L8 28Q7 2 24 1z", OLIVE))
        (path("M13 36Q9 10 24 9T35 36z", INK))
        (shoulders(TANNED, OLIVE))
        (narrow(TANNED, &look()))
        (path("M14 19Q14 9 24 9T34 19Q30 13 26 16 23 12 20 17 17 15 14 19z", INK))
        (goggles())
    };
    portrait(TIMBER, &drawing)
}

fn goggles() -> Markup {
    html! {
        (rect(13, 20, 22, 3, INK))
        @for x in [19, 29] {
            (circle(x, 21.5, 4.4, RUST))
            (circle(x, 21.5, 2, YELLOW))
        }
    }
}
