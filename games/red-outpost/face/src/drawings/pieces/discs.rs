//! The influence discs of the four players, §2.1, each with an emblem, and Autom's.

use drawing::shapes::{Ink, circle, path, rect, turned};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use table::{Seat, Word};

use super::super::cut_out::rod;
use super::super::ink::{BLACK, LIGHT, ON_SEAT, RED, STEEL, WHITE};
use super::super::motifs::star;

const VIEW: View = View::new(24, 24);

/// The disc of a player.
pub fn disc(seat: Seat) -> Id {
    Id::new("ro-disc", seat.name(), VIEW)
}

/// The disc of Autom, who plays against one alone, §10.
pub fn autom() -> Id {
    Id::new("ro-disc", "autom", VIEW)
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let discs = Seat::ALL.iter().map(|&it| Symbol::new(disc(it), seat_disc(it)));
    discs.chain([Symbol::new(autom(), autom_disc())])
}

fn seat_disc(seat: Seat) -> Markup {
    match seat {
        Seat::One => html! { (blank(Ink::new("seat-1"))) (star(12.0, 12.5, 8.2, ON_SEAT)) },
        Seat::Two => html! { (blank(Ink::new("seat-2"))) (gear(Ink::new("seat-2"))) },
        Seat::Three => html! { (blank(Ink::new("seat-3"))) (rocket(Ink::new("seat-3"))) },
        Seat::Four => html! { (blank(Ink::new("seat-4"))) (bolt()) },
    }
}

/// A disc without an emblem.
fn blank(ink: Ink) -> Markup {
    html! {
        (circle(12, 12, 12, WHITE))
        (circle(12, 12, 11, BLACK))
        (circle(12, 12, 9.8, ink))
    }
}

fn gear(hole: Ink) -> Markup {
    html! {
        @for tooth in 0..4 { (turned(45 * tooth, 12, 12, &rect(10.4, 4.6, 3.2, 14.8, ON_SEAT))) }
        (circle(12, 12, 5.4, ON_SEAT))
        (circle(12, 12, 2.5, hole))
    }
}

fn rocket(window: Ink) -> Markup {
    html! {
        (path("M12 3.5Q16.5 8 15.5 15H8.5Q7.5 8 12 3.5z", ON_SEAT))
        (path("M8 11.5L5 17.5 8.5 16.5zM16 11.5L19 17.5 15.5 16.5z", ON_SEAT))
        (path("M9.5 16H14.5L12 20.5z", ON_SEAT))
        (circle(12, 9.6, 1.7, window))
    }
}

fn bolt() -> Markup {
    path("M14.5 3.5L6 13.5H11L9 20.5 18 10H12.8z", ON_SEAT)
}

/// The head of a machine.
fn autom_disc() -> Markup {
    html! {
        (blank(STEEL))
        (rod("M12 8V4.8", 1.4, BLACK))
        (circle(12, 4.4, 1.5, RED))
        (rect(4.6, 10.5, 14.8, 4.4, BLACK))
        (rect(6, 7.4, 12, 11.4, BLACK))
        (rect(7.1, 8.5, 9.8, 9.2, WHITE))
        (rect(8, 10, 3.2, 3, BLACK))
        (rect(12.8, 10, 3.2, 3, BLACK))
        (rect(9.1, 10.8, 1.4, 1.4, LIGHT))
        (rect(13.9, 10.8, 1.4, 1.4, LIGHT))
        (rect(8.6, 14.8, 6.8, 1.5, BLACK))
    }
}
