//! Wilson Frye, 44: a hat with a wide brim, and a moustache.

use drawing::shapes::path;
use maud::{Markup, html};

use super::super::ink::{BROWN, GREEN, INK, OLIVE, RUST, TIMBER, UMBER};
use super::bust::{FAIR, portrait, shoulders, square, stern_look};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (shoulders(FAIR, UMBER))
        (path("M14 38L24 45 34 38 30 36 24 41 18 36z", RUST))
        (square(FAIR, &stern_look(BROWN)))
        (path("M24 26Q28 25 34 31Q29 31 24 30Q19 31 14 31Q20 25 24 26z", BROWN))
        (hat())
    };
    portrait(GREEN, &drawing)
}

fn hat() -> Markup {
    html! {
        (path("M14 13L16 3Q20 0 24 3 28 0 32 3L34 13z", TIMBER))
        (path("M14 10H34L35 14H13z", INK))
        (path("M2 12Q12 16 24 14T46 12Q44 19 34 18H14Q4 19 2 12z", TIMBER))
        (path("M31 12Q36 5 40 3Q38 9 34 13z", OLIVE))
    }
}
