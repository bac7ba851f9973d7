//! The Cargo ship: run aground and rusting, its containers still on deck.

use drawing::shapes::{Ink, circle, lines, path, polygon, rect, rects, turned};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BROWN, INK, OLIVE, RUST, SAND, STONE, WATER, YELLOW};
use super::super::motifs::{backdrop, sun};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SAND))
        (sun(158.0, 34.0, 14.0, YELLOW))
        (turned(-3, 100, 90, &html! { (bridge()) (containers()) (crane()) (hull()) }))
        (sea())
    }
}

fn hull() -> Markup {
    html! {
        (path("M10 58H150L156 52 190 50Q184 76 172 96H28Q14 80 10 58z", RUST))
        (path("M14 76H181Q177 86 172 96H28Q18 88 14 76z", BROWN))
        (rect(14, 63, 150, 2.6, BONE))
        (circle(170, 62, 3, INK))
        (lines(["170,62 174,78"], 1.8, INK))
        (path("M60 70l7 5 3 12-12-3z", INK))
    }
}

fn bridge() -> Markup {
    html! {
        (polygon("16,58 16,30 46,30 46,58", BONE))
        (rect(32, 30, 14, 28, ASH))
        (rects([(19, 34, 5, 5), (27, 34, 5, 5), (35, 34, 5, 5)], INK))
        (rects([(19, 46, 4, 4), (27, 46, 4, 4), (35, 46, 4, 4)], STONE))
        (rect(12, 28, 38, 3, INK))
        (polygon("22,28 23,17 33,17 34,28", RUST))
        (rect(23, 17, 10, 4, INK))
    }
}

/// The containers, in two layers; some are gone.
fn containers() -> Markup {
    let container = |x: i32, y: i32, ink: Ink| {
        html! {
            (rect(x, y, 22, 11, ink))
            (lines([5, 11, 17].map(|rib| format!("{},{} {},{}", x + rib, y + 1, x + rib, y + 10)), 1, INK))
        }
    };
    html! {
        @for (x, y, ink) in [
            (52, 47, OLIVE), (75, 47, YELLOW), (98, 47, STONE), (121, 47, RUST),
            (52, 35, STONE), (75, 35, RUST), (121, 35, OLIVE),
        ] { (container(x, y, ink)) }
    }
}

fn crane() -> Markup {
    html! {
        (rect(144, 26, 4, 32, INK))
        (lines(["146,28 106,22", "146,40 122,24"], 2.4, INK))
        (lines(["108,22 108,38"], 1.4, INK))
        (path("M105 38h6v4h-6z", INK))
    }
}

fn sea() -> Markup {
    html! {
        (path("M0 88Q10 84 20 88T40 88 60 88 80 88 100 88 120 88 140 88 160 88 180 88 200 88V120H0z", WATER))
        (rects([(20, 96, 40, 2), (84, 101, 52, 2), (150, 95, 34, 2)], BONE))
    }
}
