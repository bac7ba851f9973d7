//! Grayson Pigott, 38: cropped hair, a scar, and a bat on his shoulder.

use drawing::shapes::{line, path};
use maud::{Markup, html};

use super::super::ink::{ASH, CHALK, INK, IRON, RUST, STONE, TIMBER};
use super::bust::{FAIR, portrait, shoulders, square, stern_look};

pub(super) fn picture() -> Markup {
    let drawing = html! {
        (path("M34 46L43 10Q49 5 50 14L40 48z", TIMBER))
        (shoulders(FAIR, RUST))
        (square(FAIR, &html! { (stubble()) (stern_look(INK)) (line("29,17 31.5,28", 1.4, CHALK)) }))
        (path("M13 20V10Q15 4 24 4T35 10V20L32 13H16z", IRON))
    };
    portrait(STONE, &drawing)
}

fn stubble() -> Markup {
    path("M14 24L18 28H30L34 24V27L30 34 27 36H21L18 34 14 27z", ASH)
}
