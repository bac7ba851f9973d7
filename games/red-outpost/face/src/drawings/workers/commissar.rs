//! The Commissar: a leather cap and coat, and a banner above all. Red.

use drawing::shapes::{line, path, rect};
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, MAROON, OCHRE, PAPER, RAY, RED, SKIN, STEEL, STRAW, TAN};
use super::super::motifs::star;
use super::bust;

pub(super) fn figure() -> Piece {
    Piece { parts: vec![pole(), flag(), boots(), coat(), arm(), hair(), cap(), hand()], print: print() }
}

fn pole() -> Part {
    Part::Rod("M6.5 53V4", 2.2, OCHRE)
}

fn flag() -> Part {
    Part::Plane("M7 3.5C15 1 20 7 36.5 3.5L33.5 9 36.5 14.5C24 18 17 12 7 14.5z", RED)
}

fn boots() -> Part {
    Part::Plane("M14 47h7v6.5h-8zM23 47h7l1 6.5h-8z", BLACK)
}

fn coat() -> Part {
    Part::Plane("M12.5 30L18.5 27h7.5L32 30 30.5 38 33.5 50H11.5L14 38z", RED)
}

fn arm() -> Part {
    Part::Rod("M15 31.5L7 35.5", 4.0, RED)
}

fn hand() -> Part {
    Part::Rod("M6.5 35.8h.1", 4.4, SKIN)
}

fn hair() -> Part {
    Part::Plane("M15.5 21H29L29.5 28H15z", BLACK)
}

fn cap() -> Part {
    Part::Plane("M14.5 18.5L17 15.5H27.5L30 18.5 28.5 21.5H16z", BLACK)
}

fn print() -> Markup {
    html! {
        (path("M22.3 27H26L32 30 30.5 38 33.5 50H22.3z", MAROON))
        (path("M17.5 21H27V25L24 28.5H20.5L17.5 25z", SKIN))
        (path("M22.5 21.5H27V25L24 28.5H22.5z", TAN))
        (line("14.3,38.5 30.3,38.5", 2.2, BLACK))
        (line("16,28.5 28.5,38", 1.4, BLACK))
        (rect(21, 37.2, 3, 2.6, STRAW))
        (path("M15.5 20.5H29L29.5 22.5H18z", STEEL))
        (star(22.2, 18.4, 2.8, STRAW))
        (path("M22 5.3C26 5.6 30 5 36.5 3.5L33.5 9 36.5 14.5C31 16 27 16 22.5 15.4z", MAROON))
        (star(15.0, 8.7, 3.6, STRAW))
    }
}

pub(super) fn portrait() -> Markup {
    html! {
        (bust::backdrop(PAPER, RAY))
        (banner())
        (back_of_hair())
        (shoulders())
        (bust::soft_face())
        (bust::stern_eyes())
        (bust::red_mouth())
        (leather_cap())
    }
}

fn banner() -> Markup {
    html! {
        (path("M12 2C32-6 50 14 98 0V46C66 58 40 40 12 50z", RED))
        (path("M62 6.5Q78 6 98 0V46C84 52 74 52 62 50z", MAROON))
        (rod("M12 100V0", 7.0, BLACK))
        (rod("M12 100V0", 3.6, STRAW))
        (star(84.0, 20.0, 9.0, STRAW))
    }
}

fn back_of_hair() -> Markup {
    path("M28 40Q48 30 68 40L69 66H60L48 60 36 66H27z", BLACK)
}

/// A leather coat, its collar up, and a strap across.
fn shoulders() -> Markup {
    html! {
        (path("M7 98L13 82 38 72 48 84 58 72 83 82 89 98z", BLACK))
        (path("M10 98L16 84 36 76 45 98z", RED))
        (path("M51 98L60 76 81 84 86 98z", MAROON))
        (path("M33 73L40 68 48 82 56 68 63 73 56 92 48 84 40 92z", BLACK))
        (line("18,83 46,99", 4.5, STRAW))
    }
}

/// Its crown rises towards the front.
fn leather_cap() -> Markup {
    html! {
        (path("M23 24Q27 10 48 8T74 22L68 36Q48 30 29 37z", BLACK))
        (path("M27 23Q32 13 48 11.5T66 16Q44 14 27 23z", STEEL))
        (path("M29 31Q48 23 68 30L67 36.5Q48 30 30 37z", RED))
        (path("M29 38Q48 29 68 37L66 46Q48 37 32 45z", BLACK))
        (path("M35 39.5Q48 34.5 58 37.5 46 36.5 36 41.5z", STEEL))
        (star(48.5, 23.0, 9.0, BLACK))
        (star(48.5, 23.0, 7.0, STRAW))
    }
}
