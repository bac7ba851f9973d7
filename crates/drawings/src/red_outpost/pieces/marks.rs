//! The four signs by which goods are told apart, on a canvas of 24 by 24, each in one colour and
//! with the ground showing through.

use maud::{Markup, html};
use red_outpost::Good;

use super::super::cut_out::rod;
use crate::shapes::{Ink, circle, path, polygon, turned};

/// The sign of a good.
pub(in crate::red_outpost) fn mark(good: Good, ink: Ink, ground: Ink) -> Markup {
    match good {
        Good::Wool => ball_of_wool(ink, ground),
        Good::Grain => ear(ink),
        Good::Coal => lump(ink, ground),
        Good::Fish => fish(ink, ground),
    }
}

/// Wound up, with a loose end.
fn ball_of_wool(ink: Ink, ground: Ink) -> Markup {
    html! {
        (circle(11, 11.5, 8.5, ink))
        (rod("M11 20q6 2.5 10.5-.5", 2.2, ink))
        (rod("M5 7.5q8 1 12.5 8.5M4 13q5 0 9 6M10 4q7 1.5 9 8", 1.7, ground))
    }
}

fn ear(ink: Ink) -> Markup {
    html! {
        (rod("M12 22.5V9", 2.0, ink))
        (path("M12 8.5q-3-4 0-7.5 3 3.5 0 7.5z", ink))
        @for y in [14.0, 18.5, 23.0] {
            (grain(y, -1.0, ink))
            (grain(y, 1.0, ink))
        }
    }
}

/// A grain that grows out of the stalk at this height, to the left or to the right.
fn grain(y: f64, side: f64, ink: Ink) -> Markup {
    let (near, far, tip, top) = (12.0 + side * 1.2, 12.0 + side * 6.5, 12.0 + side * 7.5, y - 9.0);
    path(&format!("M{near} {y}Q{near} {} {tip} {top} {far} {} {near} {y}z", y - 6.0, y - 1.5), ink)
}

fn lump(ink: Ink, ground: Ink) -> Markup {
    html! {
        (polygon("7,4 16,2.5 22,9 20.5,18 12,22 3,18.5 2,10", ink))
        (rod("M7 4l4.5 6L22 9M11.5 10L9 16.5 3 18.5M9 16.5L20.5 18", 1.5, ground))
    }
}

fn fish(ink: Ink, ground: Ink) -> Markup {
    let upright = html! {
        (path("M1.5 12Q8 3.5 17 11L22.5 6V18L17 13Q8 20.5 1.5 12z", ink))
        (circle(6.5, 10.8, 1.4, ground))
        (rod("M10.5 8.5q2 3.5 0 7", 1.4, ground))
    };
    turned(-18, 12, 12, &upright)
}
