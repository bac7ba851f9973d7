//! Blocked roads: a barrier across the road, and a wreck behind it.

use drawing::shapes::{circle, polygon, polygons, rect, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, DUST, FLAME, INK, LAMP, OLIVE, RUST, STONE};
use super::super::motifs::card;

pub(super) fn picture() -> Markup {
    html! {
        (card(DUST))
        (rect(0, 17, 60, 23, OLIVE))
        (polygon("26,17 34,17 54,40 6,40", STONE))
        (wreck())
        (barrier())
    }
}

fn wreck() -> Markup {
    html! {
        (polygon("12,19 15,12 20,6 38,5 43,12 50,14 50,20", RUST))
        (polygons(["18,12 22,8 28,7.5 28,12", "31,12 31,7.5 36,7.5 39,12"].map(String::from), INK))
        (circle(20, 19, 4, INK))
        (circle(43, 19, 4, INK))
    }
}

fn barrier() -> Markup {
    let stripe = |x: i32| format!("{x},32 {},22 {},22 {},32", x + 6, x + 12, x + 6);
    html! {
        (rects([(8, 20, 4, 19), (48, 20, 4, 19)], INK))
        (rect(2, 20.5, 56, 13, INK))
        (rect(4, 22, 52, 10, BONE))
        (polygons([6, 18, 30, 42].map(stripe), FLAME))
        @for x in [10, 50] {
            (circle(x, 18, 3.4, INK))
            (circle(x, 18, 2.2, LAMP))
        }
        (rects([(4, 37, 12, 3), (44, 37, 12, 3)], ASH))
    }
}
