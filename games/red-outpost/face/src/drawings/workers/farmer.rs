//! The Farmer: a kerchief, a wide skirt and a scythe. Ochre.

use drawing::shapes::{circle, path};
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GROUND, MAROON, OCHRE, RED, SHADE, SKIN, STEEL, STRAW, TAN, WHITE};
use super::bust;

pub(super) fn figure() -> Piece {
    Piece {
        parts: vec![shaft(), blade(), boots(), skirt(), arm_akimbo(), bodice(), arm(), kerchief(), hand()],
        print: print(),
    }
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
    Part::Plane("M22.5 26.5l5 1 5.5 3-1.5 4-9-2z", WHITE)
}

/// The other one, its hand on the hip.
fn arm_akimbo() -> Part {
    Part::Rod("M11.5 28.5L7.5 34 12 37.5", 3.6, WHITE)
}

fn hand() -> Part {
    Part::Rod("M32.8 32.5h.1", 4.4, SKIN)
}

fn kerchief() -> Part {
    Part::Plane("M10.5 19C10 12 14 10 18 10S26 12 25.5 19L24 24.5 21 27.5 18 26 15 27.5 12 24.5z", RED)
}

fn print() -> Markup {
    html! {
        (path("M18 26h4L27 29 24.5 36H18z", GROUND))
        (path("M22.5 26.5l5 1 5.5 3-1.5 4-9-2z", WHITE))
        (path("M18 36h6l7 14H18z", GROUND))
        (path("M14.5 36.5h7L23 47H13z", WHITE))
        (path("M18 36.5h3.5L23 47h-5z", SHADE))
        (path("M13.5 19q0-4.5 4.5-4.5t4.5 4.5-4.5 6-4.5-6z", SKIN))
        (path("M18.5 14.5q4 .3 4 4.5t-4.5 6z", TAN))
        (path("M18 10C22 10 26 12 25.5 19L24 24.5 21 27.5 18 26V25Q22.5 24 22.5 19T18 14.5z", MAROON))
        (rod("M32.8 32.5h.1", 4.4, SKIN))
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

/// A blouse, and the straps of an apron.
fn shoulders() -> Markup {
    html! {
        (path("M4 98Q6 80 38 73H58Q90 80 92 98z", BLACK))
        (path("M7 98Q10 83 38 76L48 90V98z", WHITE))
        (path("M48 90L58 76Q86 83 89 98H48z", SHADE))
        (path("M24 98L29 78.5 36 76.5 35 98zM61 98L60 76.5 67 78.5 72 98z", MAROON))
    }
}

/// A kerchief tied under the chin.
fn head_scarf() -> Markup {
    html! {
        (path("M48 16C64 16 72 28 71 44L68 62 55 78 48 72.5C55 69 61 62 61.5 54 62 40 56 34 48 33 40 34 34 40 34.5 54 35 62 41 69 48 72.5L41 78 28 62 25 44C24 28 32 16 48 16z", BLACK))
        (path("M48 18.5C40 18.5 27 26 27.5 44L30.5 61 41 74 45 71.5C38 68 33 62 32.5 54 32 40 39 32 48 31z", RED))
        (path("M48 18.5C62 18.5 69 28 68.5 44L65.5 61 55 74 51 71.5C58 68 63 62 63.5 54 64 40 57 32 48 31z", MAROON))
        (path("M48 71L36 77 41 89 48 77 55 89 60 77z", BLACK))
        (path("M46.5 74L39 78 42 84.5zM49.5 74L57 78 54 84.5z", RED))
        (dots())
    }
}

fn dots() -> Markup {
    html! {
        @for (x, y) in [(36, 28), (46, 24), (30, 40), (57, 26), (66, 38), (31, 54), (65, 53)] {
            (circle(x, y, 1.8, WHITE))
        }
    }
}
