//! The Fisherman: an oilskin hat, waders, and a rod with a catch on it. Blue.

use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, BLUE, GROUND, NAVY, OCHRE, SHADE, SKIN, SKY, STRAW, TAN, WHITE};
use super::bust;
use crate::shapes::{circle, path};

pub(super) fn figure() -> Piece {
    Piece {
        parts: vec![fishing_rod(), line(), fish(), waders(), coat(), arm(), head(), hat()],
        print: print(),
    }
}

fn fishing_rod() -> Part {
    Part::Rod("M20 42L28 22Q32 11 36.5 5", 1.8, GROUND)
}

fn line() -> Part {
    Part::Rod("M36.5 5V30", 0.5, WHITE)
}

fn fish() -> Part {
    Part::Plane("M36 29c3 2 3 8 0 11l2 4h-5.5l2-4c-3-3-2.5-9 1.5-11z", SKY)
}

fn waders() -> Part {
    Part::Plane("M5.5 40H14.5V53.5H4.5zM16 40h9l1 13.5H16.5z", BLACK)
}

fn coat() -> Part {
    Part::Plane("M5 26L11.5 22h8L26 26l1.5 17H3.5z", BLUE)
}

fn arm() -> Part {
    Part::Plane("M19 24l6.5 1.5 2 7-4 4.5-3.5-4z", BLUE)
}

fn head() -> Part {
    Part::Plane("M10 14h11v6l-2.5 5h-6L10 20z", SKIN)
}

fn hat() -> Part {
    Part::Plane("M8.5 13C8.5 6 11 4 15.5 4S22.5 6 22.5 13L28 17.5Q15 13 3.5 18.5z", BLUE)
}

fn print() -> Markup {
    html! {
        (path("M15.5 24v18h11.8L26 26 21 23z", NAVY))
        (path("M19.5 25l5 1 2 6.5-3 3-3-3z", BLUE))
        (path("M15.5 15h5.5v5l-2.5 5h-3z", TAN))
        (path("M10 19q5.5-2 11 0V22L18.5 27H12.5L10 22z", OCHRE))
        (path("M15.5 4C20 4 22.5 6 22.5 13L28 17.5Q22 15.3 15.5 15z", NAVY))
        (circle(25, 35, 2.3, SKIN))
        (circle(36, 38, 0.8, BLACK))
    }
}

pub(super) fn portrait() -> Markup {
    html! {
        (bust::backdrop(SKY, BLUE))
        (rod_and_catch())
        (shoulders())
        (bust::face())
        (bust::stern_eyes())
        (short_beard())
        (pipe())
        (oilskin_hat())
    }
}

fn rod_and_catch() -> Markup {
    html! {
        (rod("M66 100Q78 40 87 8", 6.0, BLACK))
        (rod("M66 100Q78 40 87 8", 3.0, STRAW))
        (rod("M87 8V44", 1.2, BLACK))
        (path("M87 42C95 50 95 64 88 70L94 80H80L86 70C79 64 79 50 87 42z", BLACK))
        (path("M87 45C92.5 52 92 63 87 69 82 63 81.5 52 87 45zM87 72L91 78H83z", WHITE))
        (circle(87, 53, 1.8, BLACK))
    }
}

/// An oilskin coat with a stand-up collar.
fn shoulders() -> Markup {
    html! {
        (path("M5 98L10 82 32 72 48 84 64 72 80 80 86 98z", NAVY))
        (path("M8 98L13 84 32 75 44 88V98z", BLUE))
        (path("M30 74L38 68 48 82 58 68 66 74 58 92 48 84 38 92z", BLACK))
    }
}

fn short_beard() -> Markup {
    html! {
        (path("M32 50L36 57Q48 55 60 57L64 50V60L59 70 52 77H44L37 70 32 60z", OCHRE))
        (path("M48 56Q54 55.5 60 57L64 50V60L59 70 52 77H48z", GROUND))
        (path("M43 62H54L53 64H44z", BLACK))
    }
}

fn pipe() -> Markup {
    html! {
        (rod("M44 63L28 69", 3.0, BLACK))
        (path("M20 60H31L30 72Q25 75 21 72z", BLACK))
        (path("M21 57q-4-4 0-8t0-9q5 5 2 9t1 8z", WHITE))
    }
}

/// Its brim is long behind, against the rain.
fn oilskin_hat() -> Markup {
    html! {
        (path("M29 36C28 16 36 8 48 8S68 16 67 36L86 50Q66 40 48 40T12 52z", BLACK))
        (path("M31.5 35C31 19 38 11 48 11L52 37Q32 37 17 47z", OCHRE))
        (path("M48 11C58 11 65 19 64.5 35L79 45Q64 38 50 37.5 54 22 48 11z", GROUND))
        (path("M31 32Q48 27 65 32V36Q48 31 31 36z", SHADE))
    }
}
