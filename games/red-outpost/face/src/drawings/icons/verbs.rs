//! Signs for what is done: exporting, trading, moving, raising and lowering.

use drawing::part;
use drawing::shapes::{Ink, circle, path, rect};
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GREEN, MAROON, NAVY, OCHRE, RED, SHADE, STEEL, WHITE};
use super::super::motifs::star;
use super::super::pieces::crystal;

fn plain(parts: Vec<Part>) -> Markup {
    Piece { parts, print: html! {} }.fresh()
}

/// A crate that leaves.
pub(super) fn export() -> Markup {
    let parts = vec![Part::Plane("M3 11H14.5V21.5H3z", OCHRE)];
    let print = rod("M3 16.2H14.5", 1.6, BLACK);
    html! {
        (Piece { parts, print }.fresh())
        (plain(vec![Part::Plane("M7 13.5L13 7.5 9.5 4 21.5 2.5 20 14.5 16.5 11 10.5 17z", RED)]))
    }
}

/// A crystal on top of the Palace.
pub(super) fn donate() -> Markup {
    html! {
        (plain(vec![
            Part::Plane("M9 13.5H15V17H9z", RED),
            Part::Plane("M6 16H18V19H6z", RED),
            Part::Plane("M3 18.5H21V21.5H3z", MAROON),
        ]))
        (part(crystal(), 4.4, -0.6, 0.68))
    }
}

/// Two arrows against each other.
pub(super) fn trade() -> Markup {
    plain(vec![
        Part::Plane("M3 6H13V2.5L21 8 13 12.5V9.5H3z", RED),
        Part::Plane("M21 14.5H11V11.5L3 16.5 11 21.5V18H21z", STEEL),
    ])
}

/// A disc that is taken from one place to another.
pub(super) fn move_disc() -> Markup {
    html! {
        (disc(6.0, SHADE))
        (disc(18.0, OCHRE))
        (plain(vec![
            Part::Rod("M6 10Q7.5 5 12.5 5", 2.0, RED),
            Part::Plane("M12 2.5L17.5 6 12.5 9z", RED),
        ]))
    }
}

fn disc(x: f64, ink: Ink) -> Markup {
    html! {
        (circle(x, 16.5, 6, WHITE))
        (circle(x, 16.5, 5, BLACK))
        (circle(x, 16.5, 3.8, ink))
    }
}

/// Mood up.
pub(super) fn raise() -> Markup {
    plain(vec![Part::Plane("M12 2.5L21.5 12H16V21.5H8V12H2.5z", GREEN)])
}

/// Mood down.
pub(super) fn lower() -> Markup {
    plain(vec![Part::Plane("M12 21.5L2.5 12H8V2.5H16V12H21.5z", MAROON)])
}

/// Two ways that cross.
pub(super) fn shuffle() -> Markup {
    plain(vec![
        Part::Rod("M3.5 7H6.5Q9 7 11 10L13.5 14Q15 17 17 17", 2.4, STEEL),
        Part::Rod("M3.5 17H6.5Q9 17 11 14L13.5 10Q15 7 17 7", 2.4, RED),
        Part::Plane("M16.5 3.5L21.5 7 16.5 10.5z", RED),
        Part::Plane("M16.5 13.5L21.5 17 16.5 20.5z", STEEL),
    ])
}

/// The top card of a deck.
pub(super) fn draw() -> Markup {
    html! {
        (plain(vec![Part::Plane("M3 7.5H13V21H3z", SHADE)]))
        g transform="rotate(14 14 12)" {
            (plain(vec![Part::Plane("M8.5 4H18.5V18.5H8.5z", WHITE)]))
            (rect(10, 5.5, 7, 11.5, NAVY))
            (star(13.5, 11.2, 3.2, WHITE))
        }
    }
}

/// Something that leaves.
pub(super) fn discard() -> Markup {
    plain(vec![Part::Rod("M5 5L19 19M19 5L5 19", 3.6, RED)])
}

/// A figure without a tool.
pub(super) fn any_worker() -> Markup {
    let parts = vec![
        Part::Plane("M12 9.5Q20 10.5 20.5 21.5H3.5Q4 10.5 12 9.5z", STEEL),
        Part::Plane("M7.5 7a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0z", WHITE),
    ];
    Piece { parts, print: path("M12 2.5a4.5 4.5 0 0 1 0 9z", SHADE) }.fresh()
}
