//! The Cistern: water that is always there.

use drawing::shapes::{ellipse, moved, path, rects, scaled};
use maud::{Markup, html};

use super::super::ink::{ASH, CHALK, DRINK, IRON, RUST, STEEL, STONE};
use super::super::marks::{drop, outlined, rod};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(STONE, ASH))
        (rod("M40 25H49V27", 3, IRON))
        (tank())
        (outlined(&html! {
            (moved(44, 18, &rects([(1, 0, 8, 2), (4, 0, 2, 6)], RUST)))
            (scaled(49, 28, 0.9, &drop(DRINK)))
        }))
    }
}

fn tank() -> Markup {
    html! {
        (outlined(&html! {
            (path("M10 9V33A15 4 0 0 0 40 33V9z", STEEL))
            (path("M10 20A15 4 0 0 0 40 20V33A15 4 0 0 1 10 33z", DRINK))
            (ellipse(25, 9, 15, 4, IRON))
        }))
        (ellipse(25, 9, 11, 2.4, DRINK))
        (rects([(13, 14, 2, 19), (17, 16, 1, 12)], CHALK))
    }
}
