//! The Lake cards, §6.10: what is on the hook.

use maud::{Markup, html};
use red_outpost::{Good, LakeCard};

use super::super::cut_out::rod;
use super::super::ink::{BLACK, BLUE, FISH, GROUND, NAVY, OCHRE, SKY, STEEL, WHITE};
use super::super::moods::{Face, drawn};
use super::super::pieces::mark;
use super::blank;
use crate::shapes::{Ink, path, scaled, turned};

/// A fish below the waves.
pub(super) fn back() -> Markup {
    html! {
        (blank(BLUE))
        (waves(10.0, SKY))
        (waves(44.0, NAVY))
        (scaled(6, 14, 1.2, &mark(Good::Fish, WHITE, NAVY)))
    }
}

/// What is on the hook.
pub(super) fn face(card: LakeCard) -> Markup {
    html! {
        (blank(SKY))
        (path("M3 19H37V53H3z", FISH))
        (waves(19.0, WHITE))
        (line())
        @match card {
            LakeCard::Nothing => (boot()),
            LakeCard::OneFish => (fish(6.0, 24.0, 1.15)),
            LakeCard::TwoFish => {
                (fish(4.0, 20.0, 0.85))
                (fish(13.0, 31.5, 0.85))
                (scaled(4.5, 36.5, 0.6, &drawn(Face::Glad)))
            },
        }
    }
}

fn line() -> Markup {
    rod("M20 3V30", 1.0, BLACK)
}

fn fish(x: f64, y: f64, size: f64) -> Markup {
    html! {
        (scaled(x - 0.8, y + 1.0, size * 1.04, &mark(Good::Fish, NAVY, NAVY)))
        (scaled(x, y, size, &mark(Good::Fish, WHITE, NAVY)))
    }
}

/// No fish, but an old boot.
fn boot() -> Markup {
    let boot = html! {
        (path("M13 27H25V39L33 43.5V49H13z", BLACK))
        (path("M15 29H23V40L31 44.7V45H15z", GROUND))
        (path("M14 27H24V31H14z", OCHRE))
        (rod("M23 35H19M23 39H20", 1.2, STEEL))
    };
    turned(-8, 20, 36, &boot)
}

/// A row of waves at this height.
fn waves(y: f64, ink: Ink) -> Markup {
    rod(&format!("M4.5 {y}q2.6-3 5.2 0t5.2 0 5.2 0 5.2 0 5.2 0 5.2 0"), 1.8, ink)
}
