//! The faces printed at the locations, §6: how a worker feels after a visit.
//!
//! Round heads are glad and angular ones are not, so that they differ without colour and eyes.

use drawing::shapes::{Ink, circle, path, polygon, rect};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use table::{Word, words};

use super::cut_out::rod;
use super::ink::{BLACK, BLUE, FROST, MAROON, OCHRE, RED, SHADE, STRAW, WHITE};

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
    Face::ALL.iter().map(|&it| Symbol::new(face(it), picture(it)))
}

fn picture(face: Face) -> Markup {
    match face {
        Face::Elated => html! { (beaming()) (laughing_eyes()) (laugh()) },
        Face::Glad => html! { (round()) (eyes(9.8)) (smile()) },
        Face::Calm => html! { (square()) (eyes(10.0)) (straight_mouth()) },
        Face::Sour => html! { (angular(FROST, BLUE)) (eyes(9.0)) (frown()) },
        Face::Grim => html! { (angular(RED, MAROON)) (angry_eyes()) (bared_teeth()) },
    }
}

/// A head with rays all around.
fn beaming() -> Markup {
    html! {
        (burst(12.0, 10.8, WHITE))
        (burst(11.8, 9.2, BLACK))
        (circle(12, 12, 8.6, STRAW))
        (path("M12.5 3.4A8.6 8.6 0 0 1 12.5 20.6L13 13H10.5z", OCHRE))
    }
}

fn burst(tips: f64, valleys: f64, ink: Ink) -> Markup {
    let corner = |index: u32| {
        let turn = std::f64::consts::TAU * f64::from(index) / 24.0;
        let reach = if index.is_multiple_of(2) { tips } else { valleys };
        format!("{:.1},{:.1}", 12.0 + reach * turn.sin(), 12.0 - reach * turn.cos())
    };
    polygon(&(0..24).map(corner).collect::<Vec<_>>().join(" "), ink)
}

fn round() -> Markup {
    html! {
        (circle(12, 12, 11.4, WHITE))
        (circle(12, 12, 10.4, BLACK))
        (circle(12, 12, 9, STRAW))
        (path("M12.5 3A9 9 0 0 1 12.5 21L13 13.5H10.5z", OCHRE))
    }
}

fn square() -> Markup {
    html! {
        (rect(1, 1, 22, 22, WHITE))
        (rect(2, 2, 20, 20, BLACK))
        (rect(3.4, 3.4, 17.2, 17.2, WHITE))
        (path("M12.5 3.4H20.6V20.6H12.5L13 13.5H10.5z", SHADE))
    }
}

/// A head like a shield.
fn angular(light: Ink, shade: Ink) -> Markup {
    html! {
        (polygon("0.5,1 23.5,1 23.5,13.5 12,24 0.5,13.5", WHITE))
        (polygon("1.5,2 22.5,2 22.5,13 12,22.7 1.5,13", BLACK))
        (polygon("3,3.5 21,3.5 21,12.4 12,20.7 3,12.4", light))
        (polygon("12.5,3.5 21,3.5 21,12.4 12,20.7 12.7,12.5 10.5,12.5", shade))
    }
}

fn eyes(y: f64) -> Markup {
    html! { (circle(7.8, y, 1.7, BLACK)) (circle(16.2, y, 1.7, BLACK)) }
}

fn laughing_eyes() -> Markup {
    rod("M5.8 10.5L7.8 8 9.8 10.5M14.2 10.5L16.2 8 18.2 10.5", 1.7, BLACK)
}

fn angry_eyes() -> Markup {
    html! {
        (polygon("4.5,6 10.5,8.8 9.5,11 6,10.2", BLACK))
        (polygon("19.5,6 13.5,8.8 14.5,11 18,10.2", BLACK))
    }
}

fn laugh() -> Markup {
    html! {
        (path("M6 13.5H18Q17 19 12 19T6 13.5z", BLACK))
        (path("M7.8 14.6H16.2L15.6 16.2H8.4z", WHITE))
    }
}

fn smile() -> Markup {
    rod("M7.5 14.8Q12 19 16.5 14.8", 2.0, BLACK)
}

fn straight_mouth() -> Markup {
    rod("M8 16.8H16", 2.0, BLACK)
}

fn frown() -> Markup {
    rod("M8.8 16Q12 12.8 15.2 16", 2.0, BLACK)
}

fn bared_teeth() -> Markup {
    html! {
        (path("M7 14.5L9.5 13H14.5L17 14.5 13.5 17.8H10.5z", BLACK))
        (path("M9.5 14.3H14.5V15.8H9.5z", WHITE))
    }
}
