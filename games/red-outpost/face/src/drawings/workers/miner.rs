//! The Miner: a helmet with a lamp, broad shoulders and a pick. Steel.

use drawing::shapes::{circle, path, rect};
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GROUND, LIGHT, NAVY, OCHRE, SHADE, SKIN, STEEL, TAN, WHITE};
use super::bust;

pub(super) fn figure() -> Piece {
    Piece {
        parts: vec![shaft(), pick_head(), legs(), torso(), arm(), head(), helmet(), lamp(), hand()],
        print: print(),
    }
}

fn shaft() -> Part {
    Part::Rod("M31 53V9", 2.6, GROUND)
}

fn pick_head() -> Part {
    Part::Plane("M24 16Q25 4.5 31 4.5T38 16Q35.5 10 31 10T24 16z", SHADE)
}

fn legs() -> Part {
    Part::Plane("M4.5 38H12.5V53.5H3.5zM15.5 38h8l1 15.5H15.5z", STEEL)
}

fn torso() -> Part {
    Part::Plane("M3 27L9 22.5H19L25.5 27 24 41H4z", WHITE)
}

fn arm() -> Part {
    Part::Plane("M20 24l5 2.5 7 5-2 4.5-9-3z", SHADE)
}

fn head() -> Part {
    Part::Plane("M8.5 13h11v7l-2.5 4.5h-6L8.5 20z", SKIN)
}

fn helmet() -> Part {
    Part::Plane("M6.5 14C6.5 8 9 5.5 14 5.5S21.5 8 21.5 14L23 16H5z", OCHRE)
}

fn lamp() -> Part {
    Part::Plane("M10.5 7a3.5 3.5 0 0 1 7 0 3.5 3.5 0 0 1-7 0z", LIGHT)
}

fn hand() -> Part {
    Part::Rod("M31 34h.1", 4.6, SKIN)
}

fn print() -> Markup {
    html! {
        (path("M14 25H20L25.5 29 24 41H14z", SHADE))
        (path("M7.5 23.5H10V31H18V23.5H20.5V36L24 37V42H4V37L7.5 36z", STEEL))
        (path("M14 31H18V23.5H20.5V36L24 37V42L24.5 53.5H15.5V42H14z", NAVY))
        (path("M20.5 25.5l4.5 2 6 4.3-1.3 3-8.5-2.8z", SHADE))
        (path("M14 16h5.5v4l-2.5 4.5h-3z", TAN))
        (path("M9.5 20Q14 17.5 18.5 20L19 22Q14 20 9 22z", BLACK))
        (path("M17.5 7C20 8 21.5 10 21.5 14L23 16H14.5V10.5A3.5 3.5 0 0 0 17.5 7z", GROUND))
        (path("M31 4.5Q37 4.5 38 16 35.5 10 31 10z", STEEL))
        (rect(3.5, 49.5, 9, 4, BLACK))
        (rect(15.5, 49.5, 9, 4, BLACK))
    }
}

pub(super) fn portrait() -> Markup {
    html! {
        (bust::backdrop(STEEL, NAVY))
        (beam())
        (pick())
        (shoulders())
        (bust::face())
        (bust::stern_eyes())
        (moustache())
        (hard_hat())
    }
}

/// The light of his lamp.
fn beam() -> Markup {
    path("M44 22L-4-10V44z", LIGHT)
}

fn pick() -> Markup {
    html! {
        (rod("M78 100V24", 9.0, BLACK))
        (rod("M78 100V24", 5.5, OCHRE))
        (path("M55 41Q58 16 78 16T99 41Q94 29 78 29T55 41z", BLACK))
        (path("M59 32Q64 19 78 19V25Q66 25 59 32z", WHITE))
    }
}

/// Dungarees over a shirt.
fn shoulders() -> Markup {
    html! {
        (path("M4 98L9 80 34 72 48 82 62 72 86 80 91 98z", SHADE))
        (path("M4 98L9 80 34 72 48 82V98z", WHITE))
        (path("M24 75.5L32 72.5 36 90H60L64 72.5 72 75.5 70 98H26z", BLACK))
        (circle(34, 90, 2.2, LIGHT))
        (circle(62, 90, 2.2, LIGHT))
    }
}

fn moustache() -> Markup {
    path("M48.5 57.5Q54 56 60 64 54 62.5 48.5 63 43 62.5 37 64 43 56 48.5 57.5z", BLACK)
}

fn hard_hat() -> Markup {
    html! {
        (path("M26 38Q26 12 48 12T70 38L74 43H22z", BLACK))
        (path("M29.5 37Q29 15.5 48 15.5L50 37z", OCHRE))
        (path("M48 15.5Q67 15.5 66.5 37H50Q54 24 48 15.5z", GROUND))
        (circle(46, 25, 9.5, BLACK))
        (circle(46, 25, 6.5, LIGHT))
        (circle(44, 23.5, 2.5, WHITE))
    }
}
