//! The Forest: pines in the mist, and wood that somebody has felled.

use drawing::shapes::{circle, ellipse, faded, lines, path, polygon, rect, turned};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BROWN, INK, MIST, MOSS, OLIVE, RUST};
use super::super::motifs::{backdrop, pines, sun};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(MIST))
        (sun(116.0, 42.0, 17.0, BONE))
        (far_pines())
        (path("M0 84Q60 74 116 82T200 80V120H0z", OLIVE))
        (near_pines())
        (path("M0 96Q70 84 130 94T200 92V120H0z", MOSS))
        (log_pile())
        (stump())
    }
}

fn far_pines() -> Markup {
    html! {
        (faded(0.5, &pines([(58.0, 84.0, 40.0), (84.0, 84.0, 34.0), (142.0, 84.0, 38.0)], OLIVE)))
        (pines([(44.0, 86.0, 48.0), (72.0, 84.0, 44.0), (154.0, 86.0, 50.0), (130.0, 84.0, 36.0)], OLIVE))
    }
}

fn near_pines() -> Markup {
    html! {
        (pines([(18.0, 94.0, 68.0), (182.0, 94.0, 70.0)], MOSS))
        (faded(0.35, &pines([(24.0, 94.0, 54.0), (188.0, 94.0, 54.0)], INK)))
    }
}

fn log_pile() -> Markup {
    html! {
        (polygon("98,58 132,56 152,82 144,92 88,92", BROWN))
        (faded(0.4, &lines(["104,62 136,62", "110,73 145,73", "118,84 150,84"], 1.6, INK)))
        @for (x, y) in [(84, 86), (98, 86), (112, 86), (91, 75), (105, 75), (98, 64)] {
            (circle(x, y, 6.6, BROWN))
            (circle(x, y, 4.8, BONE))
            (circle(x, y, 2, ASH))
        }
    }
}

/// A stump with an axe in it.
fn stump() -> Markup {
    html! {
        (path("M48 80H64L67 92H45z", BROWN))
        (ellipse(56, 80, 8, 2.6, BONE))
        (turned(32, 58, 78, &html! {
            (rect(56.6, 48, 3.2, 31, INK))
            (path("M57 64H48Q44 72 48 81L57 78z", RUST))
        }))
    }
}
