//! What was science once: exoskeleton and thermal sensor.

use drawing::shapes::{circle, ellipse, path, rect, rects};
use maud::{Markup, html};

use super::super::ink::{CHALK, IRON, MOSS, RUST, STEEL, YELLOW};
use super::super::marks::{outlined, rod};

/// A frame that walks for whoever wears it.
pub(super) fn exoskeleton() -> Markup {
    let joints = [(11, 12), (29, 12), (6, 20), (34, 20), (12, 31), (28, 31)];
    html! {
        (rod("M11 12H29M20 10V24M11 12L6 20 9 27M29 12L34 20 31 27M16 24L12 31V38H8M24 24L28 31V38H32", 2.4, STEEL))
        (outlined(&html! {
            (path("M16 13H24V22L20 25 16 22z", RUST))
            (path("M16 9V5Q20 -1 24 5V9z", IRON))
            @for (x, y) in joints { (circle(x, y, 2.6, YELLOW)) }
        }))
        (rect(17.5, 5, 5, 2, YELLOW))
    }
}

/// A screen on which something warm shows.
pub(super) fn thermal_sensor() -> Markup {
    html! {
        (rod("M28 6V2", 2, STEEL))
        (outlined(&html! {
            (path("M7 5H33V26L27 29V38H13V29L7 26z", IRON))
            (rect(10, 8, 20, 15, MOSS))
        }))
        (ellipse(20, 16, 7.5, 6, RUST))
        (ellipse(20, 16, 5, 4, YELLOW))
        (ellipse(20, 16, 2.4, 1.8, CHALK))
        (rects([(16, 29, 8, 2), (16, 33, 8, 2)], CHALK))
    }
}
