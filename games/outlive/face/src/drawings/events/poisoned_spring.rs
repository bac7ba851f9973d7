//! Poisoned spring: a skull in the drop.

use drawing::shapes::{circle, ellipse, path, rect, rects};
use maud::{Markup, html};

use super::super::ink::{BRIGHT, INK, MOSS, OLIVE, STONE, WATER};
use super::super::motifs::{card, contoured};

pub(super) fn picture() -> Markup {
    html! {
        (card(OLIVE))
        (ellipse(30, 36, 26, 5, MOSS))
        (ellipse(30, 36, 19, 3, WATER))
        (tap())
        (contoured("M30 4Q42 18 42 25A12 11.5 0 0 1 18 25Q18 18 30 4z", WATER, 1.3, INK))
        (skull())
    }
}

fn tap() -> Markup {
    html! {
        (rect(0, 5, 16, 5, STONE))
        (path("M12 4H19Q24 4 24 11H18Q18 10 16 10H12z", STONE))
        (rects([(7, 0, 3, 6), (3, 0, 11, 2)], INK))
    }
}

fn skull() -> Markup {
    html! {
        (path("M22.5 23Q22.5 15.5 30 15.5T37.5 23Q37.5 26.5 34.5 27.5V32H25.5V27.5Q22.5 26.5 22.5 23z", BRIGHT))
        (circle(27, 23, 2.2, INK))
        (circle(33, 23, 2.2, INK))
        (rects([(28.0, 28.5, 1.2, 3.5), (30.8, 28.5, 1.2, 3.5)], INK))
    }
}
