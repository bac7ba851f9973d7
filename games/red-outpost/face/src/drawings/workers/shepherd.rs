//! The Shepherd: a fur hat, a felt cloak and a crook. Green.

use drawing::shapes::path;
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GREEN, GROUND, MOSS, OCHRE, SHADE, SKIN, STRAW, TAN, WHITE};
use super::bust;

pub(super) fn figure() -> Piece {
    Piece { parts: vec![crook(), boots(), cloak(), arm(), head(), beard(), hat(), hand()], print: print() }
}

fn crook() -> Part {
    Part::Rod("M30.5 53V10.5a3.4 3.4 0 0 1 6.2-1.4v3", 2.2, OCHRE)
}

fn boots() -> Part {
    Part::Plane("M8 48h6.5v5.5H7zM17 48h6.5l1 5.5H17z", BLACK)
}

fn cloak() -> Part {
    Part::Plane("M3.5 26L12 20.5h7.5L27.5 26 28 49.5H3z", GREEN)
}

fn arm() -> Part {
    Part::Plane("M21 23.5l6.5 2.5 4.5 5-3 3.5-8-4z", MOSS)
}

fn head() -> Part {
    Part::Plane("M10.5 11h10.5v6.5l-3 4.5h-4.5l-3-4.5z", SKIN)
}

fn beard() -> Part {
    Part::Plane("M10.5 15.5h2l1 2h4.5l1-2h2v5L15.8 28.5 10.5 20.5z", WHITE)
}

fn hat() -> Part {
    Part::Plane(
        "M8.5 13L7 5.5Q15.8 2 24.5 5.5L23 13 20.5 11.8 18.2 13.5 15.8 11.8 13.4 13.5 11 11.8z",
        GROUND,
    )
}

fn hand() -> Part {
    Part::Rod("M30.5 32h.1", 4.4, SKIN)
}

fn print() -> Markup {
    html! {
        (path("M15.8 28.5L19.5 22 27.5 26 28 49.5H15.8z", MOSS))
        (path("M15.8 17.5H18L19 15.5H21V20.5L15.8 28.5z", SHADE))
        (path("M21 23.5l6.5 2.5 4.5 5-3 3.5-8-4z", GREEN))
        (path("M16 12.5h5v4h-2l-1 1h-1.5z", TAN))
        (path("M16 4Q20.5 4 24.5 5.5L23 13 20.5 11.8 18.2 13.5 16 12z", BLACK))
    }
}

pub(super) fn portrait() -> Markup {
    html! {
        (bust::backdrop(GREEN, MOSS))
        (shoulders())
        (bust::face())
        (bust::stern_eyes())
        (full_beard())
        (fur_hat())
        (staff())
    }
}

fn staff() -> Markup {
    let course = "M87 100V20c0-14-17-14-16-1";
    html! {
        (rod(course, 8.0, BLACK))
        (rod(course, 4.6, STRAW))
    }
}

/// A cloak with wide, square shoulders.
fn shoulders() -> Markup {
    html! {
        (path("M4 98L9 80 34 70H62L88 80 93 98z", BLACK))
        (path("M7 98L11 82 34 73 44 98z", GROUND))
    }
}

fn full_beard() -> Markup {
    html! {
        (path("M32 52L37 58 44 57.5H53L59 58 64 52V66Q60 78 54 82L48 88 42 82Q35 77 32 66z", WHITE))
        (path("M49 57.5H53L59 58 64 52V66Q60 78 54 82L48 88z", SHADE))
        (path("M44 63H53L51 65.5H45.5z", BLACK))
    }
}

/// A tall hat of shaggy fur.
fn fur_hat() -> Markup {
    html! {
        (path("M27 39L23 14Q48 2 73 14L69 39 64 36 60 41 55.5 37 51 42 47 37.5 42 42 38 37 33 41z", BLACK))
        (path("M29 35L26 16Q37 10.5 50 10.5L48 36 42 37 38 34 33 38z", GROUND))
        (rod("M31 22l3 6M38 15l3 6M39 27l3 5M46 19l2 6", 2.0, BLACK))
        (rod("M56 17l-2 6M64 20l-2 6M58 28l-2 5", 2.0, GROUND))
    }
}
