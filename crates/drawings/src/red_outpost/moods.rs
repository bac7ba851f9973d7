//! The faces printed at the locations, §6: how a worker feels after a visit.
//!
//! Round heads are glad and angular ones are not, so that they differ without colour and eyes.

use maud::{Markup, html};
use table::{Word, words};

use super::cut_out::rod;
use super::ink::{BLACK, MAROON, OCHRE, RED, SHADE, STEEL, STRAW, WHITE};
use crate::shapes::{Ink, circle, path, polygon, rect};
use crate::{Id, Symbol, View};

words! {
    /// What a visit does to a mood.
    pub enum Face: "face" {
        Elated = "elated",
        Glad = "glad",
        Calm = "calm",
        Sour = "sour",
        Grim = "grim",
    }
}

impl Face {
    /// The face for so many steps of mood.
    pub fn of(steps: i8) -> Self {
        match steps {
            2.. => Self::Elated,
            1 => Self::Glad,
            0 => Self::Calm,
            -1 => Self::Sour,
            ..=-2 => Self::Grim,
        }
    }
}

/// A face.
pub fn face(face: Face) -> Id {
    Id::new("ro-face", face.name(), View::new(24, 24))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Face::ALL.iter().map(|&it| Symbol::new(face(it), drawn(it)))
}

/// The face, to be part of another picture.
pub(super) fn drawn(face: Face) -> Markup {
    match face {
        Face::Elated => html! { (round(STRAW)) (laughing_eyes()) (laugh()) },
        Face::Glad => html! { (round(OCHRE)) (eyes(9.5)) (smile()) },
        Face::Calm => html! { (square()) (eyes(10.0)) (straight_mouth()) },
        Face::Sour => html! { (angular(STEEL)) (eyes(9.5)) (frown()) },
        Face::Grim => html! { (angular(RED)) (angry_eyes()) (bared_teeth()) },
    }
}

fn round(ink: Ink) -> Markup {
    html! {
        (circle(12, 12, 12, WHITE))
        (circle(12, 12, 11, BLACK))
        (circle(12, 12, 9.5, ink))
    }
}

fn square() -> Markup {
    html! {
        (rect(1, 1, 22, 22, WHITE))
        (rect(2, 2, 20, 20, BLACK))
        (rect(3.5, 3.5, 17, 17, SHADE))
    }
}

/// A head like a shield.
fn angular(ink: Ink) -> Markup {
    html! {
        (polygon("0.5,1 23.5,1 23.5,13.5 12,24 0.5,13.5", WHITE))
        (polygon("1.5,2 22.5,2 22.5,13 12,22.7 1.5,13", BLACK))
        (polygon("3,3.5 21,3.5 21,12.4 12,20.7 3,12.4", ink))
    }
}

fn eyes(y: f64) -> Markup {
    html! { (circle(8.2, y, 1.7, BLACK)) (circle(15.8, y, 1.7, BLACK)) }
}

fn laughing_eyes() -> Markup {
    rod("M6 10Q8 6.5 10 10M14 10Q16 6.5 18 10", 1.8, BLACK)
}

fn angry_eyes() -> Markup {
    html! {
        (polygon("5,6 11,9.2 10,11.4 6.2,10.6", BLACK))
        (polygon("19,6 13,9.2 14,11.4 17.8,10.6", BLACK))
    }
}

fn laugh() -> Markup {
    html! {
        (path("M5.5 12.5H18.5Q18 19 12 19T5.5 12.5z", BLACK))
        (path("M7.2 13.6H16.8L16.4 15.3H7.6z", WHITE))
    }
}

fn smile() -> Markup {
    rod("M7.5 14.5Q12 18.5 16.5 14.5", 2.0, BLACK)
}

fn straight_mouth() -> Markup {
    rod("M8 15.5H16", 2.0, BLACK)
}

fn frown() -> Markup {
    rod("M8.5 15.8Q12 12.3 15.5 15.8", 2.0, BLACK)
}

fn bared_teeth() -> Markup {
    html! {
        (path("M7.5 15.5Q12 10.5 16.5 15.5L14.5 17.4H9.5z", BLACK))
        (path("M9.8 15.2Q12 13.6 14.2 15.2V16H9.8z", MAROON))
    }
}
