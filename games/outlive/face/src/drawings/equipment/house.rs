//! What is used in the cities: flashlight and chainsaw.

use drawing::shapes::{circle, faded, path, polygon, rect, rects, scaled, turned};
use maud::{Markup, html};

use super::super::ink::{CHALK, INK, IRON, LAMP, RUST, STEEL, YELLOW};
use super::super::marks::{outlined, rod};

pub(super) fn flashlight() -> Markup {
    let lamp = html! {
        (faded(0.75, &polygon("28,12 41,7 41,33 28,28", LAMP)))
        (outlined(&html! {
            (path("M-2 15.5H17V24.5H-2z", RUST))
            (polygon("16,15 24,10 29,10 29,30 24,30 16,25", IRON))
        }))
        (rect(27, 12, 3, 16, CHALK))
        (rects([(2, 16, 2, 8), (6, 16, 2, 8)], INK))
        (outlined(&rect(10, 14, 5, 3, YELLOW)))
    };
    scaled(1.5, 4.5, 0.85, &turned(-35, 20, 20, &lamp))
}

pub(super) fn chainsaw() -> Markup {
    let saw = html! {
        (rod("M8 16V8H21L23 16", 2.6, IRON))
        (outlined(&html! {
            (path("M20 17L22 15 24 17 26 15 28 17 30 15 32 17 34 15 36 17 38 16 41 21 38 27 36 26 34 28 32 26 30 28 28 26 26 28 24 26 22 28 20 26z", STEEL))
            (path("M1 14H20L24 20V31H7L-1 25z", YELLOW))
            (path("M-2 15H4V28L8 31H-2z", RUST))
        }))
        (circle(14, 23, 4.5, INK))
        (circle(14, 23, 2, STEEL))
        (rect(25, 20.5, 12, 2, IRON))
    };
    scaled(3, 1, 0.88, &turned(-25, 20, 21, &saw))
}
