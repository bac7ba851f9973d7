//! The Fisherman: an oilskin hat, waders, and a rod with a catch on it. Blue.

use drawing::shapes::{circle, path};
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, BLUE, GROUND, NAVY, OCHRE, RED, SKIN, SKY, STRAW, TAN, WHITE};
use super::bust;

pub(super) fn figure() -> Piece {
    Piece { parts: vec![fishing_rod(), fish(), waders(), coat(), head(), hat()], print: print() }
}

fn fishing_rod() -> Part {
    Part::Rod("M20 43L28 22Q32 11 36.5 5", 1.8, GROUND)
}

/// Too thin for a contour.
fn line() -> Markup {
    html! {
        (rod("M36.5 6V29", 2.0, WHITE))
        (rod("M36.5 5V30", 0.8, BLACK))
    }
}

fn fish() -> Part {
    Part::Plane("M36 29c3 2 3 8 0 11l2 4h-5.5l2-4c-3-3-2.5-9 1.5-11z", SKY)
}

fn waders() -> Part {
    Part::Plane("M6 40H13.8V53.5H4.5zM17.2 40H25l1.5 13.5H17.2z", BLACK)
}

fn coat() -> Part {
    Part::Plane("M5 26L11.5 22h8L26 26l1.5 17H3.5z", BLUE)
}

fn arm() -> Markup {
    html! {
        (rod("M23 26.5L26 31 23.5 34.5", 4.4, NAVY))
        (rod("M22.5 26.5L25 31 23.5 34", 3.4, BLUE))
        (circle(23.2, 35, 2.4, SKIN))
    }
}

fn head() -> Part {
    Part::Plane("M10 14h11v6l-2.5 5h-6L10 20z", SKIN)
}

fn hat() -> Part {
    Part::Plane("M8.5 13C8.5 6 11 4 15.5 4S22.5 6 22.5 13L28 17.5Q15 13 3.5 18.5z", STRAW)
}

fn print() -> Markup {
    html! {
        (path("M15.5 24v18h11.8L26 26 21 23z", NAVY))
        (path("M15.5 15h5.5v5l-2.5 5h-3z", TAN))
        (path("M10 19q5.5-2 11 0V22L18.5 27H12.5L10 22z", GROUND))
        (path("M15.5 4C20 4 22.5 6 22.5 13L28 17.5Q22 15.3 15.5 15z", OCHRE))
        (circle(36, 33.5, 0.9, BLACK))
        (line())
        (arm())
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
        (path("M32 50L36 57Q48 55 60 57L64 50V60L59 70 52 77H44L37 70 32 60z", GROUND))
        (path("M48 56Q54 55.5 60 57L64 50V60L59 70 52 77H48z", BLACK))
        (path("M43 62H54L53 64H44z", WHITE))
    }
}

fn pipe() -> Markup {
    html! {
        (rod("M45 63L27 70", 3.4, BLACK))
        (path("M17 59H30L29 73Q23 77 18 73z", BLACK))
        (path("M19.5 61.5H27.5L27 66H20z", RED))
    }
}

/// Its brim is turned up in front and long at the sides, against the rain.
fn oilskin_hat() -> Markup {
    html! {
        (path("M29 36C28 16 36 7 48 7S68 16 67 36C70 46 77 54 85 57 76 62 67 58 64 52L63 40H33L32 52C29 58 20 62 11 57 19 54 26 46 29 36z", BLACK))
        (path("M31.5 36C31 19 38 10 47 10V32zM31 40L30.5 50C27 55 22 57 18 56.5 24 53 28 47 31 40z", STRAW))
        (path("M49 10C58 10 65 19 64.5 36L49 32zM65 40L65.5 50C69 55 74 57 78 56.5 72 53 68 47 65 40z", OCHRE))
        (path("M27 41Q29 28 48 27T69 41Q60 37.5 48 37.5T27 41z", BLACK))
        (path("M30.5 37Q33 30 47 29.5V35Q38 35 30.5 37z", STRAW))
        (path("M49 29.5Q63 30 65.5 37 58 35 49 35z", OCHRE))
    }
}
