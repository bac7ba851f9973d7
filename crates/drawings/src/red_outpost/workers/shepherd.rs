//! The Shepherd: a fur hat, a felt cloak and a crook. Green.

use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GREEN, GROUND, MOSS, OCHRE, SHADE, SKIN, STRAW, TAN, WHITE};
use super::bust;
use crate::shapes::{circle, path};

pub(super) fn figure() -> Piece {
    Piece { parts: vec![crook(), boots(), cloak(), arm(), head(), beard(), hat()], print: print() }
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
    Part::Plane("M10.5 16h2l1 1.5h4.5l1-1.5h2v4.5L15.8 27 10.5 20.5z", SHADE)
}

fn hat() -> Part {
    Part::Plane("M8 12.5C5.5 7 9 3.5 12.5 4q3.3-1.5 6.5 0C22.5 3.5 26 7 23.5 12.5z", WHITE)
}

fn print() -> Markup {
    html! {
        (path("M15.8 27l3.7-6.5h1.5L27.5 26 28 49.5H16.5z", MOSS))
        (path("M21 23.5l6.5 2.5 4.5 5-3 3.5-8-4z", GREEN))
        (path("M16 12.5h5v4h-2l-1 1h-1.5z", TAN))
        (path("M17 4.2q1-.6 2-.2C22.5 3.5 26 7 23.5 12.5H18.5Q20.5 8 17 4.2z", SHADE))
        (circle(30.5, 32, 2.3, SKIN))
    }
}

pub(super) fn portrait() -> Markup {
    html! {
        (bust::backdrop(GREEN, MOSS))
        (staff())
        (shoulders())
        (bust::face())
        (bust::stern_eyes())
        (full_beard())
        (fur_hat())
    }
}

fn staff() -> Markup {
    let course = "M80 100V30c0-17-22-17-21-3";
    html! {
        (rod(course, 8.0, BLACK))
        (rod(course, 5.0, STRAW))
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

/// A tall hat of curly fur.
fn fur_hat() -> Markup {
    html! {
        (path("M27 40C20 33 22 24 26 20 25 11 34 6 39 9 43 3 53 3 57 9 63 6 71 11 70 20 75 25 76 33 69 40Q48 35 27 40z", WHITE))
        (path("M52 37C58 31 55 24 59 21 57 15 60 11 57 9 63 6 71 11 70 20 75 25 76 33 69 40Q60 37.5 52 37z", SHADE))
        (rod("M31 30q3-4 6 0M40 21q3-4 6 0M45 31q3-4 6 0M33 16q2-3 4 0", 1.6, SHADE))
    }
}
