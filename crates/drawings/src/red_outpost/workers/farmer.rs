//! The Farmer: a kerchief, a wide skirt and a scythe. Ochre.

use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GROUND, OCHRE, SHADE, SKIN, STEEL, STRAW, TAN, WHITE};
use super::bust;
use crate::shapes::{circle, path};

pub(super) fn figure() -> Piece {
    Piece { parts: vec![shaft(), blade(), boots(), skirt(), bodice(), arm(), kerchief()], print: print() }
}

fn shaft() -> Part {
    Part::Rod("M34.5 53L31.5 8", 2.2, GROUND)
}

fn blade() -> Part {
    Part::Plane("M33 5.5C24 1.5 11 3 4.5 13.5 13 8 23 7.5 33 10z", STEEL)
}

fn boots() -> Part {
    Part::Plane("M11 49h6v4.5h-7zM19 49h6l1 4.5h-7z", BLACK)
}

fn skirt() -> Part {
    Part::Plane("M12 36H24L31 50H5z", OCHRE)
}

fn bodice() -> Part {
    Part::Plane("M9 29L14 25.5h8L27 29 24.5 37h-13z", OCHRE)
}

fn arm() -> Part {
    Part::Plane("M23.5 27l4 1 5.5 3-1.5 4-8-2.5z", WHITE)
}

fn kerchief() -> Part {
    Part::Plane("M10.5 19C10 12 14 10 18 10S26 12 25.5 19L24 24.5 21 27.5 18 26 15 27.5 12 24.5z", STRAW)
}

fn print() -> Markup {
    html! {
        (path("M11 28L14 26.5V34L11 40 9 33z", WHITE))
        (path("M18 36h6l7 14H18z", GROUND))
        (path("M14.5 36.5h7L23 47H13z", WHITE))
        (path("M18 36.5h3.5L23 47h-5z", SHADE))
        (path("M13.5 19q0-4.5 4.5-4.5t4.5 4.5-4.5 6-4.5-6z", SKIN))
        (path("M18.5 14.5q4 .3 4 4.5t-4.5 6z", TAN))
        (circle(32.5, 33, 2.3, SKIN))
        (path("M33 10C24 7.5 13 8 4.5 13.5 13 6 22 5.5 33 7.5z", SHADE))
    }
}

pub(super) fn portrait() -> Markup {
    html! {
        (bust::backdrop(STRAW, OCHRE))
        (scythe())
        (shoulders())
        (bust::soft_face())
        (bust::bright_eyes())
        (bust::red_mouth())
        (head_scarf())
    }
}

fn scythe() -> Markup {
    html! {
        (rod("M88 100L76 12", 8.0, BLACK))
        (rod("M88 100L76 12", 5.0, GROUND))
        (path("M82 6C60-2 22 2 4 34 26 16 54 13 81 19z", BLACK))
        (path("M79 8.5C60 2 28 6 12 25 32 12 56 10 79 15.5z", STEEL))
        (path("M79 12C56 7 32 10 12 25 32 12 56 10 79 15.5z", WHITE))
    }
}

/// A blouse, its sleeves gathered.
fn shoulders() -> Markup {
    html! {
        (path("M6 98Q8 80 36 74L48 84 60 74Q88 80 90 98z", WHITE))
        (path("M48 84L60 74Q88 80 90 98H52z", SHADE))
        (path("M30 98L33 75.5 39 74 40 98zM58 98L57 74.5 63 75.5 66 98z", OCHRE))
    }
}

/// A kerchief tied under the chin.
fn head_scarf() -> Markup {
    html! {
        (path("M48 18C62 18 70 28 69 44L66 62 54 76 48 71C54 68 60 62 61 54 62 40 56 34 48 33 40 34 34 40 35 54 36 62 42 68 48 71L42 76 30 62 27 44C26 28 34 18 48 18z", WHITE))
        (path("M52 18.3C63 19 70 28 69 44L66 62 54 76 48 71C54 68 60 62 61 54 62 42 58 35 52 33.5 56 28 56 23 52 18.3z", SHADE))
        (path("M48 71L38 79 43 86 48 76 53 86 58 79z", WHITE))
        (dots())
    }
}

fn dots() -> Markup {
    html! {
        @for (x, y) in [(37, 29), (46, 25), (31, 42), (57, 28), (65, 40), (32, 55), (64, 54)] {
            (circle(x, y, 2, BLACK))
        }
    }
}
