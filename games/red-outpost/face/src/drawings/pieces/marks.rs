//! The four signs by which goods are told apart, on a canvas of 24 by 24, each in one colour and
//! with the ground showing through.

use drawing::shapes::{Ink, circle, ellipse, path, polygon, rect, turned};
use maud::{Markup, html};
use red_outpost::Good;

use super::super::cut_out::rod;

/// Wool as it grows.
const FLEECE: &str =
    "M7 8a3.8 3.8 0 0 1 5-3.5 4.2 4.2 0 0 1 7 1.5 4 4 0 0 1 2 7.5 3.8 3.8 0 0 1-5.5 4H10a4 4 0 0 1-4.5-4.5z";

/// The sign of a good.
pub(in crate::drawings) fn mark(good: Good, ink: Ink, ground: Ink) -> Markup {
    match good {
        Good::Wool => sheep(ink, ground),
        Good::Grain => ear(ink),
        Good::Coal => lumps(ink),
        Good::Fish => fish(ink, ground),
    }
}

fn sheep(ink: Ink, ground: Ink) -> Markup {
    html! {
        (rect(9, 15, 2.6, 7, ink))
        (rect(16, 15, 2.6, 7, ink))
        (path(FLEECE, ink))
        (ellipse(5, 11, 4.2, 4.8, ground))
        (ellipse(4.6, 11, 3, 3.8, ink))
    }
}

fn ear(ink: Ink) -> Markup {
    html! {
        (rod("M12 23V9", 1.8, ink))
        (ellipse(12, 4.3, 2.1, 3.8, ink))
        @for y in [9.6, 14.2, 18.8] {
            (turned(-38, 8.2, y, &ellipse(8.2, y, 2.1, 3.9, ink)))
            (turned(38, 15.8, y, &ellipse(15.8, y, 2.1, 3.9, ink)))
        }
    }
}

fn lumps(ink: Ink) -> Markup {
    html! {
        (polygon("8,3.5 14.5,2.5 17.5,7.5 13.2,11.2 7,9.8", ink))
        (polygon("3.5,12 8.8,11.6 11.6,15.5 10.4,21.5 3,21.5 1,16.5", ink))
        (polygon("13.6,13.2 18.6,10 23,15 21.6,21.5 12.8,21.5 13.6,16", ink))
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
