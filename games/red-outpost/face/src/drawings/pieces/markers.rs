//! The markers: who starts, what time it is, how a worker feels, and what is closed when.

use drawing::shapes::{Ink, circle, path, polygon, rect};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use table::{Word, words};

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, LIGHT, MAROON, NAVY, OCHRE, RED, SHADE, STEEL, STRAW, WHITE};
use super::super::motifs::star;

const VIEW: View = View::new(24, 24);

words! {
    /// A side of a block marker, §2.5. Three markers close locations in the Morning, three in the
    /// Evening; in the phase that counts they show their red side.
    pub enum Side: "side of a block marker" {
        MorningClosed = "morning-closed",
        MorningOpen = "morning-open",
        EveningClosed = "evening-closed",
        EveningOpen = "evening-open",
    }
}

/// A block marker.
pub fn block(side: Side) -> Id {
    Id::new("ro-block", side.name(), VIEW)
}

/// The marker of the start player: a pennant.
pub fn start_marker() -> Id {
    Id::new("ro-marker", "start", VIEW)
}

/// The marker of the phase: a rocket on its way.
pub fn phase_marker() -> Id {
    Id::new("ro-marker", "phase", VIEW)
}

/// The marker of a worker's mood.
pub fn mood_marker() -> Id {
    Id::new("ro-marker", "mood", VIEW)
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let blocks = Side::ALL.iter().map(|&it| Symbol::new(block(it), barrier(it)));
    blocks.chain([
        Symbol::new(start_marker(), pennant().fresh()),
        Symbol::new(phase_marker(), rocket().fresh()),
        Symbol::new(mood_marker(), heart().fresh()),
    ])
}

fn barrier(side: Side) -> Markup {
    match side {
        Side::MorningClosed => html! { (plate(RED)) (sun(WHITE)) (bar(WHITE)) },
        Side::MorningOpen => html! { (plate(WHITE)) (sun(OCHRE)) (gap(RED)) },
        Side::EveningClosed => html! { (plate(RED)) (moon(WHITE)) (bar(WHITE)) },
        Side::EveningOpen => html! { (plate(WHITE)) (moon(NAVY)) (gap(RED)) },
    }
}

/// Eight corners, as traffic signs that stop people have.
fn plate(ink: Ink) -> Markup {
    html! {
        (polygon("7,0 17,0 24,7 24,17 17,24 7,24 0,17 0,7", WHITE))
        (polygon("7.4,1 16.6,1 23,7.4 23,16.6 16.6,23 7.4,23 1,16.6 1,7.4", BLACK))
        (polygon("7.9,2.2 16.1,2.2 21.8,7.9 21.8,16.1 16.1,21.8 7.9,21.8 2.2,16.1 2.2,7.9", ink))
    }
}

fn sun(ink: Ink) -> Markup {
    html! {
        (path("M7 12a5 5 0 0 1 10 0z", ink))
        (rod("M12 4.5V5.5M6.7 6.7l.8.8M17.3 6.7l-.8.8", 1.6, ink))
    }
}

fn moon(ink: Ink) -> Markup {
    path("M13.5 4A4.5 4.5 0 1 0 17 11 5.5 5.5 0 0 1 13.5 4z", ink)
}

/// Closed.
fn bar(ink: Ink) -> Markup {
    rect(4.5, 14, 15, 4, ink)
}

/// Open, for now.
fn gap(ink: Ink) -> Markup {
    html! {
        (rect(4.5, 14.5, 4, 3, ink))
        (rect(15.5, 14.5, 4, 3, ink))
    }
}

fn pennant() -> Piece {
    Piece {
        parts: vec![Part::Rod("M5.5 20.8V3.5", 1.8, OCHRE), Part::Plane("M6.5 3.5L21.5 8.5 6.5 14z", RED)],
        print: html! {
            (path("M6.5 9L21.5 8.5 6.5 14z", MAROON))
            (star(10.4, 8.7, 3.2, STRAW))
        },
    }
}

fn rocket() -> Piece {
    Piece {
        parts: vec![
            Part::Plane("M8.5 17H15.5L12 22z", LIGHT),
            Part::Plane("M8 10L4.5 19 9 17zM16 10L19.5 19 15 17z", RED),
            Part::Plane("M12 2.5Q17 8 15.5 17.5H8.5Q7 8 12 2.5z", WHITE),
        ],
        print: html! {
            (path("M12 2.5Q17 8 15.5 17.5H12z", SHADE))
            (circle(12, 9.5, 2, STEEL))
        },
    }
}

fn heart() -> Piece {
    Piece {
        parts: vec![Part::Plane("M12 21L3 12V7L6.5 3.5H9.5L12 6.5 14.5 3.5H17.5L21 7V12z", RED)],
        print: path("M12 21V6.5L14.5 3.5H17.5L21 7V12z", MAROON),
    }
}
