//! Signs for rooms and equipment: what works, what does not, what is to be made.

use drawing::shapes::{circle, path, rect, turned};
use maud::{Markup, html};

use super::super::ink::{ASH, FLAME, INK, LEAF, ON_SEAT, SIGN, YELLOW};
use super::super::motifs::{contoured, rod};

/// A round door with its wheel.
pub(super) fn airlock() -> Markup {
    html! {
        (circle(12, 12, 11.5, SIGN))
        (circle(12, 12, 9.3, ASH))
        (rod("M12 4.8V19.2M5.8 8.4L18.2 15.6M18.2 8.4L5.8 15.6", 2.0, INK))
        circle cx="12" cy="12" r="5.4" fill="none" stroke=(INK) stroke-width="2" {}
        (circle(12, 12, 2.4, YELLOW))
    }
}

/// A tick.
pub(super) fn works() -> Markup {
    html! {
        (circle(12, 12, 11, LEAF))
        (rod("M6 12.5L10.5 17 18 7.5", 3.4, ON_SEAT))
    }
}

/// A broken ring with nothing in it.
pub(super) fn idle() -> Markup {
    html! {
        circle cx="12" cy="12" r="9.4" fill="none" stroke=(SIGN) stroke-width="2.8" pathLength="24" stroke-dasharray="2.4 1.6" {}
        (rod("M8.5 12H15.5", 3.0, SIGN))
    }
}

/// A hammer.
pub(super) fn build() -> Markup {
    let hammer = html! {
        (contoured("M10.6 9H13.4V23.5H10.6z", YELLOW, 1.1, SIGN))
        (path("M4 2H17Q20.5 2.5 21 8.5L17.5 7V9.5H4z", SIGN))
    };
    turned(-40, 12, 12, &hammer)
}

/// A spanner.
pub(super) fn repair() -> Markup {
    let spanner = html! {
        (path("M9.6 22V12.8A6.6 6.6 0 0 1 9 .8V6.4L12 8.6 15 6.4V.8A6.6 6.6 0 0 1 14.4 12.8V22Q12 24.5 9.6 22z", SIGN))
        (rect(11, 14, 2, 7, FLAME))
    };
    turned(40, 12, 12, &spanner)
}
