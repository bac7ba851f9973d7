//! The five phases of the day, §3: where the sun stands, and a bowl for the break.

use drawing::shapes::{Ink, circle, path, polygon, rect};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use red_outpost::Phase;
use table::Word;

use super::cut_out::rod;
use super::ink::{
    BLACK, BLUE, DUSK, GREEN, LIGHT, MAROON, NAVY, OCHRE, RED, SHADE, SKY, STEEL, STRAW, WHITE,
};
use super::motifs::star;

/// The sign of a phase, a roundel.
pub fn phase(phase: Phase) -> Id {
    Id::new("ro-phase", phase.name(), View::new(32, 32))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Phase::ALL.iter().map(|&it| Symbol::new(phase(it), roundel(&picture(it))))
}

fn picture(phase: Phase) -> Markup {
    match phase {
        Phase::Morning => morning(),
        Phase::Forenoon => forenoon(),
        Phase::Lunch => lunch(),
        Phase::Afternoon => afternoon(),
        Phase::Evening => evening(),
    }
}

/// The radius of the picture within the rim.
const RADIUS: f64 = 14.0;

fn roundel(picture: &Markup) -> Markup {
    html! {
        (circle(16, 16, 16, WHITE))
        (circle(16, 16, 15.2, BLACK))
        (picture)
    }
}

fn sky(ink: Ink) -> Markup {
    circle(16, 16, RADIUS, ink)
}

/// What lies below this height.
fn ground(y: f64, ink: Ink) -> Markup {
    let half = (RADIUS * RADIUS - (y - 16.0) * (y - 16.0)).sqrt();
    let large = u8::from(y < 16.0);
    path(&format!("M{:.1} {y}A{RADIUS} {RADIUS} 0 {large} 0 {:.1} {y}z", 16.0 - half, 16.0 + half), ink)
}

/// The sun comes up red behind the plain, and its rays fill the sky.
fn morning() -> Markup {
    html! {
        (sky(STRAW))
        (path("M16 20L3 11.5 5.5 7zM16 20L10 3.5 14.5 2.2zM16 20L17.5 2.2 22 3.5zM16 20L26.5 7 29 11.5z", OCHRE))
        (path("M8.5 20.5a7.5 7.5 0 0 1 15 0z", RED))
        (ground(20.0, NAVY))
        (rect(10, 22, 12, 1.6, RED))
        (rect(12.5, 25, 7, 1.6, RED))
    }
}

/// The sun climbs on the left, and the chimneys begin to smoke.
fn forenoon() -> Markup {
    html! {
        (sky(SKY))
        (sun(11.0, 11.5))
        (path("M20 12q-1-4 2.5-4.5t3-2.5q3 3 .5 6-2 2-3.5 1z", WHITE))
        (ground(22.5, GREEN))
        (path("M20 22.5V12H23V22.5zM24 22.5V15H26.5V22.5z", RED))
        (path("M15.5 22.5V18.5L18 16.5V18.5L20.5 16.5V22.5z", MAROON))
    }
}

/// A bowl of soup.
fn lunch() -> Markup {
    html! {
        (sky(RED))
        (path("M4.5 16H27.5Q27 26 20.5 27H11.5Q5 26 4.5 16z", WHITE))
        (path("M16 16H27.5Q27 26 20.5 27H16z", SHADE))
        (rect(4, 15, 24, 3, BLACK))
        (rod("M11 12.5q-2-2 0-4t0-3M16 12.5q-2-2 0-4t0-3", 1.8, WHITE))
        (rod("M20 14.5L25 6.5", 2.2, STRAW))
    }
}

/// The sun sinks on the right, over heaps of what was done.
fn afternoon() -> Markup {
    html! {
        (sky(BLUE))
        (sun(21.0, 12.5))
        (ground(22.5, OCHRE))
        (polygon("3.5,22.5 10,11.5 16.5,22.5", BLACK))
        (polygon("10,11.5 16.5,22.5 11,22.5", STEEL))
        (polygon("12.5,22.5 17,17 21.5,22.5", BLACK))
    }
}

/// The moon over the barracks, with a light in a window.
fn evening() -> Markup {
    html! {
        (sky(NAVY))
        (path("M20 5A6.5 6.5 0 1 0 26 15 8 8 0 0 1 20 5z", LIGHT))
        (star(9.0, 9.5, 2.6, WHITE))
        (ground(22.0, BLACK))
        (path("M6 22V17.5L11 14.5 16 17.5V22z", DUSK))
        (rect(9.5, 18, 3, 3, LIGHT))
    }
}

/// A sun with short rays.
fn sun(x: f64, y: f64) -> Markup {
    html! {
        (circle(x, y, 4.6, LIGHT))
        @for ray in 0..8 {
            g transform={ "rotate(" (45 * ray) " " (x) " " (y) ")" } {
                (path(&format!("M{} {}h2l-1-2.2z", x - 1.0, y - 5.8), LIGHT))
            }
        }
    }
}
