//! The Lake cards, §6.10: what is on the hook.

use drawing::part;
use drawing::shapes::{Ink, path, scaled, turned};
use maud::{Markup, html};
use red_outpost::{Good, LakeCard};

use super::super::cut_out::rod;
use super::super::ink::{BLACK, BLUE, FISH, GROUND, NAVY, OCHRE, SKY, STEEL, WHITE};
use super::super::moods::{self, Face};
use super::super::pieces::mark;
use super::{blank, ground};

/// The deck whose faces share the picture of the water.
pub(super) const DECK: &str = "lake";

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
        (part(ground(DECK), 0.0, 0.0, 1.0))
        @match card {
            LakeCard::Nothing => {
                (rod("M20 3V29", 1.0, BLACK))
                (boot())
            },
            LakeCard::OneFish => (catch(20.0, 24.0, 1.1)),
            LakeCard::TwoFish => {
                (catch(11.0, 18.0, 0.95))
                (catch(29.0, 21.0, 0.95))
                (part(moods::face(Face::Glad), 12.8, 38.0, 0.6))
            },
        }
    }
}

/// Air above, water below.
pub(super) fn water() -> Markup {
    html! {
        (blank(SKY))
        (path("M3 17H37V53H3z", FISH))
        (waves(17.0, WHITE))
    }
}

/// A fish on a line, its mouth here.
fn catch(x: f64, y: f64, size: f64) -> Markup {
    let hanging = |ink, ground| turned(108, 12, 12, &mark(Good::Fish, ink, ground));
    let (left, top) = (x - 12.0 * size, y - 1.5 * size);
    html! {
        (rod(&format!("M{x} 3V{y}"), 1.0, BLACK))
        (scaled(left + 1.0, top + 1.0, size, &hanging(NAVY, NAVY)))
        (scaled(left, top, size, &hanging(WHITE, NAVY)))
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
