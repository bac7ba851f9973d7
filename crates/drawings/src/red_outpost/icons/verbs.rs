//! Signs for what is done: exporting, trading, moving, raising and lowering.

use maud::{Markup, html};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, GREEN, MAROON, OCHRE, RED, SHADE, STEEL, STRAW, WHITE};
use super::super::pieces::gem;
use crate::shapes::{circle, path, scaled};

fn plain(parts: Vec<Part>) -> Markup {
    Piece { parts, print: html! {} }.fresh()
}

/// A rocket takes off with three crates.
pub(super) fn export() -> Markup {
    let print = html! {
        (path("M12 2.5Q16 6 15 12H12z", SHADE))
        (rod("M9.5 16V21.5M14.5 16V21.5", 0.9, BLACK))
    };
    let parts = vec![
        Part::Plane("M9 7.5L5.5 14H18.5L15 7.5z", RED),
        Part::Plane("M12 2.5Q16 6 15 12.5H9Q8 6 12 2.5z", WHITE),
        Part::Plane("M4.5 16H19.5V21.5H4.5z", OCHRE),
    ];
    Piece { parts, print }.fresh()
}

/// A crystal on its way into the Palace.
pub(super) fn donate() -> Markup {
    html! {
        (plain(vec![Part::Plane("M3 17H5V14.5H8V17H10.5V14.5H13.5V17H16V14.5H19V17H21V21.5H3z", RED)]))
        (scaled(4.6, -0.4, 0.62, &gem().fresh()))
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
        (ring(6.5))
        (plain(vec![Part::Plane("M8.5 10.5H14V6.5L21.5 12 14 17.5V13.5H8.5z", RED)]))
    }
}

fn ring(x: f64) -> Markup {
    html! {
        (circle(x, 12, 6.5, WHITE))
        (circle(x, 12, 5.5, BLACK))
        (circle(x, 12, 4.2, STRAW))
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
        (plain(vec![
            Part::Plane("M3.5 6H12.5V20.5H3.5z", SHADE),
            Part::Plane("M6 3.5H15V18H6z", WHITE),
        ]))
        (plain(vec![Part::Plane("M10.5 9H15V5.5L21 11 15 16.5V13H10.5z", RED)]))
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
