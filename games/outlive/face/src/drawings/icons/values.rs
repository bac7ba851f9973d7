//! Signs that stand beside numbers and things.

use drawing::shapes::{circle, path, rects};
use maud::{Markup, html};

use super::super::ink::{BRIGHT, INK, SIGN, WATER, YELLOW};
use super::super::motifs::{contoured, rod, trefoil};

pub(super) fn radiation() -> Markup {
    html! {
        (circle(12, 12, 11.5, INK))
        (circle(12, 12, 10.3, YELLOW))
        (trefoil(12.0, 12.0, 9.0, INK))
    }
}

/// A star.
pub(super) fn points() -> Markup {
    let star = "M12 2.2L14.9 8.9 22.2 9.6 16.7 14.4 18.3 21.6 12 17.8 5.7 21.6 7.3 14.4 1.8 9.6 9.1 8.9z";
    contoured(star, YELLOW, 1.4, SIGN)
}

/// A fork and a knife.
pub(super) fn food() -> Markup {
    html! {
        (rod("M7 2.5V21.5", 2.6, SIGN))
        (rod("M3.5 3V7.5Q3.5 10.5 7 10.5T10.5 7.5V3", 2.0, SIGN))
        (path("M15 1.5Q21 3 20.5 13.5H17.5V22.5H15z", SIGN))
    }
}

/// A fist.
pub(super) fn strength() -> Markup {
    html! {
        (path("M5.5 3.5H19.5Q22 3.5 22 6.5V12Q22 15 19 17V22.5H7.5V17.5L2 12Q1.5 8.5 5.5 9z", SIGN))
        (rects([(9.0, 5.4, 1.2, 5.2), (13.0, 5.4, 1.2, 5.2), (17.0, 5.4, 1.2, 5.2)], YELLOW))
        (rod("M5.5 11.4H13.5", 1.2, YELLOW))
        (rod("M8 20H18.4", 1.4, YELLOW))
    }
}

/// Two halves that fit.
pub(super) fn pair() -> Markup {
    html! {
        (contoured("M10.5 2.5A9.6 9.6 0 0 0 10.5 21.5V15.5L7.5 12 10.5 8.5z", SIGN, 0.6, SIGN))
        (contoured("M13.5 2.5A9.6 9.6 0 0 1 13.5 21.5V15.5L10.5 12 13.5 8.5z", YELLOW, 1.1, SIGN))
    }
}

/// An eye.
pub(super) fn look() -> Markup {
    html! {
        (contoured("M2 12Q7 5 12 5T22 12Q17 19 12 19T2 12z", BRIGHT, 1.3, SIGN))
        (circle(12, 12, 5.4, INK))
        (circle(12, 12, 3.8, WATER))
        (circle(12, 12, 1.9, INK))
    }
}
