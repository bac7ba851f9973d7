//! Signs for when things happen: day and night, the wave, the convoy, the start.

use drawing::shapes::{circle, path, polygon, rect, turned};
use maud::{Markup, html};

use super::super::ink::{FLAME, LAMP, SIGN, YELLOW};
use super::super::motifs::{contoured, rod};

pub(super) fn day() -> Markup {
    html! {
        @for ray in 0..4 { (turned(45 * ray, 12, 12, &rect(10.7, 0.5, 2.6, 23, SIGN))) }
        (circle(12, 12, 8, SIGN))
        (circle(12, 12, 6.2, YELLOW))
    }
}

/// A moon and a star.
pub(super) fn night() -> Markup {
    html! {
        (contoured("M12 3A9.2 9.2 0 1 0 21 14.5 7.5 7.5 0 0 1 12 3z", LAMP, 1.6, SIGN))
        (polygon("18,1.5 19.2,4.8 22.5,6 19.2,7.2 18,10.5 16.8,7.2 13.5,6 16.8,4.8", SIGN))
    }
}

/// What comes from far away, front after front.
pub(super) fn wave() -> Markup {
    let fronts = "M9.5 5.5Q13.5 12 9.5 18.5M15 3.2Q20.5 12 15 20.8";
    html! {
        (rod(fronts, 4.6, SIGN))
        (rod(fronts, 1.8, YELLOW))
        (circle(4.4, 12, 3.9, SIGN))
        (circle(4.4, 12, 2.3, YELLOW))
    }
}

/// A lorry with its tarpaulin.
pub(super) fn convoy() -> Markup {
    html! {
        (path("M1 16V7.5Q7.5 3.5 14 7.5V16z", SIGN))
        (path("M15.2 8.5H19.5L23 12.5V16H15.2z", FLAME))
        (rect(1, 15.2, 22, 2.4, SIGN))
        @for x in [6, 18] {
            (circle(x, 18.2, 3.6, SIGN))
            (circle(x, 18.2, 1.4, YELLOW))
        }
    }
}

/// A flag.
pub(super) fn start() -> Markup {
    html! {
        (rod("M5 22V3", 2.6, SIGN))
        (contoured("M6.5 3.5H20.5L17 8.5 20.5 13.5H6.5z", FLAME, 1.2, SIGN))
    }
}
