//! The emblems of the four players: flame, anchor, wolf and mast.

use drawing::shapes::{Ink, circle, path};
use maud::{Markup, html};
use table::Seat;

use super::super::ink::{BRIGHT, INK, ON_SEAT};
use super::super::motifs::{rod, wolf};

pub(super) fn picture(seat: Seat) -> Markup {
    match seat {
        Seat::One => html! { (disc(Ink::new("seat-1"))) (flame(Ink::new("seat-1"))) },
        Seat::Two => html! { (disc(Ink::new("seat-2"))) (anchor()) },
        Seat::Three => html! { (disc(Ink::new("seat-3"))) (wolf(ON_SEAT, Ink::new("seat-3"))) },
        Seat::Four => html! { (disc(Ink::new("seat-4"))) (mast()) },
    }
}

/// A disc without an emblem.
fn disc(ink: Ink) -> Markup {
    html! {
        (circle(12, 12, 12, BRIGHT))
        (circle(12, 12, 11, INK))
        (circle(12, 12, 9.8, ink))
    }
}

fn flame(heart: Ink) -> Markup {
    html! {
        (path("M12.5 3.5Q13.5 7.5 16 10T17.5 15.5Q16.5 20 12 20T6.5 15.5Q6 12.5 8.5 10 9 12 10.5 12.5 9.5 8 12.5 3.5z", ON_SEAT))
        (path("M12.3 13Q15 15.5 14.3 17.5T12 19Q9.5 18.5 9.8 16.5T12.3 13z", heart))
    }
}

fn anchor() -> Markup {
    html! {
        (rod("M12 8.5V18.5M8.5 10.5H15.5", 2.2, ON_SEAT))
        (rod("M6 14Q7 18.8 12 18.8T18 14", 2.2, ON_SEAT))
        (rod("M12 5.8h.01", 4.6, ON_SEAT))
    }
}

/// A mast that sends.
fn mast() -> Markup {
    html! {
        (rod("M12 9.5L8 19.5M12 9.5L16 19.5M9.5 16H14.5", 1.9, ON_SEAT))
        (circle(12, 8, 2, ON_SEAT))
        (rod("M8.3 11.2Q6.5 8 8.3 4.8M15.7 11.2Q17.5 8 15.7 4.8", 1.8, ON_SEAT))
    }
}
