//! The Bureaucrat: a bun, glasses and a briefcase. Plum.

use drawing::shapes::{circle, line, path, rect};
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GROUND, LIGHT, PLUM, RED, SHADE, SKIN, TAN, VIOLET, WHITE};
use super::bust;

pub(super) fn figure() -> Piece {
    Piece {
        parts: vec![legs(), skirt(), jacket(), arm_akimbo(), arm(), bun(), hair(), briefcase()],
        print: print(),
    }
}

fn legs() -> Part {
    Part::Plane("M12.5 46h4l-.5 7.5h-5zM19 46h4l1.5 7.5h-5z", TAN)
}

fn skirt() -> Part {
    Part::Plane("M11.5 36H24.5L25 48H11z", PLUM)
}

fn jacket() -> Part {
    Part::Plane("M9.5 24.5L14.5 22h7L26.5 24.5 24 33l1.5 6H10.5L12 33z", VIOLET)
}

/// The hand on the hip, which lets the ground through at the elbow.
fn arm_akimbo() -> Part {
    Part::Rod("M11 26.5L6 33 11 37", 3.6, VIOLET)
}

fn arm() -> Part {
    Part::Rod("M25 26.5L30.5 37", 3.6, PLUM)
}

fn bun() -> Part {
    Part::Plane("M14 6.5a4 3.8 0 0 1 8 0 4 3.8 0 0 1-8 0z", BLACK)
}

fn hair() -> Part {
    Part::Plane("M11 16Q11 8 18 8t7 8L22 22.5H14z", BLACK)
}

fn briefcase() -> Part {
    Part::Plane("M28 40V37h6v3h4v10.5H24V40z", GROUND)
}

fn print() -> Markup {
    html! {
        (path("M18 36h6.5L25 48H18z", BLACK))
        (path("M18 24L21.5 22 26.5 24.5 24 33 25.5 39H18z", PLUM))
        (rod("M25 26.5L30.5 37", 3.6, PLUM))
        (path("M15 6.5a3 3 0 0 1 3-3V6.5zM12 14.5Q12.5 9.5 17 9.2 15 11 14.5 13.5z", GROUND))
        (path("M13 15Q16 11 23 14V18.5L20.5 22.5 18 24 15.5 22.5 13 18.5z", SKIN))
        (path("M18.5 13Q21 13 23 14V18.5L20.5 22.5 18 24z", TAN))
        (path("M14.5 22.5L18 31 21.5 22.5 18 24.5z", WHITE))
        (rect(12.2, 15.5, 5, 3.6, BLACK))
        (rect(18.8, 15.5, 5, 3.6, BLACK))
        (rect(13.2, 16.3, 3, 2, WHITE))
        (rect(19.8, 16.3, 3, 2, WHITE))
        (line("17,16.5 19,16.5", 1, BLACK))
        (path("M29.5 40V38.5h3V40z", WHITE))
        (line("24,44 38,44", 1, BLACK))
        (rect(29.8, 42.8, 2.6, 2.8, LIGHT))
        (path("M11 53.5L11.3 51.5 16 51.5V53.5zM19.5 53.5V51.5H24L24.5 53.5z", BLACK))
    }
}

pub(super) fn portrait() -> Markup {
    html! {
        (bust::backdrop(VIOLET, PLUM))
        (back_of_hair())
        (shoulders())
        (bust::soft_face())
        (bust::stern_eyes())
        (bust::red_mouth())
        (combed_hair())
        (glasses())
        (case())
    }
}

fn back_of_hair() -> Markup {
    html! {
        (circle(48, 14, 11, BLACK))
        (path("M44 6Q38 9 39 15 42 9 48 7z", GROUND))
        (path("M29 54Q26 20 48 20T67 54L60 62H36z", BLACK))
    }
}

/// A jacket with sharp lapels.
fn shoulders() -> Markup {
    html! {
        (path("M7 98L13 80 38 72 48 92 58 72 83 80 89 98z", BLACK))
        (path("M10 98L15.5 82 35 76 44 98z", PLUM))
        (path("M39 71L48 80 57 71 60 78 48 96 36 78z", WHITE))
        (path("M48 80L57 71 60 78 48 96z", SHADE))
        (path("M45 80H51L53 98H43z", RED))
    }
}

fn combed_hair() -> Markup {
    html! {
        (path("M32 50Q29 24 48 23T64 50Q62 38 44 33 36 38 32 50z", BLACK))
        (path("M34 40Q36 28 47 26 39 31 36 39z", GROUND))
    }
}

fn glasses() -> Markup {
    html! {
        @for x in [34, 50] {
            (rect(x, 42.5, 13, 10, BLACK))
            (rect(f64::from(x) + 2.0, 44.5, 9, 6, WHITE))
            (path(&format!("M{} 50.5L{} 44.5H{}V50.5z", x + 4, x + 9, x + 11), SHADE))
        }
        (line("46,45.5 51,45.5", 2.2, BLACK))
        (line("30,45 35,45.5", 2.2, BLACK))
        (line("62,45.5 66,45", 2.2, BLACK))
    }
}

fn case() -> Markup {
    html! {
        (rod("M70 72V66H82V72", 3.0, BLACK))
        (rect(58, 72, 40, 28, BLACK))
        (rect(60.5, 74.5, 36, 24, GROUND))
        (rect(58, 82, 40, 3, BLACK))
        (rect(72, 79, 8, 9, LIGHT))
    }
}
