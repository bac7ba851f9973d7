//! What is used on the Cargo ship: hacksaw and grappling hook.

use drawing::shapes::{path, scaled, turned};
use maud::{Markup, html};

use super::super::ink::{IRON, RUST, STEEL, TIMBER};
use super::super::marks::{outlined, rod};

pub(super) fn hacksaw() -> Markup {
    let saw = html! {
        (rod("M4 26V12H29V20", 3, IRON))
        (outlined(&html! {
            (path("M1 23H31V26L29 29 27 26 25 29 23 26 21 29 19 26 17 29 15 26 13 29 11 26 9 29 7 26 5 29 1 26z", STEEL))
            (path("M27 18H36L41 33Q38 37 34 33L33 28H29z", RUST))
        }))
    };
    scaled(1, 3, 0.86, &turned(-28, 20, 22, &saw))
}

/// Four prongs on a rope.
pub(super) fn grappling_hook() -> Markup {
    html! {
        (rod("M20 26Q31 28 24 33T12 38", 2.6, TIMBER))
        (rod("M20 5Q13 6 13 15M20 5Q27 6 27 15", 2, IRON))
        (rod("M20 6V23M5 15Q6 2 20 5Q34 2 35 15", 3, STEEL))
        (outlined(&html! {
            (path("M2 14H9L3 22zM38 14H31L37 22z", STEEL))
            (path("M20 21A3.5 3.5 0 0 0 20 28A3.5 3.5 0 0 0 20 21z", RUST))
            (path("M16 8L20 1 24 8z", STEEL))
        }))
    }
}
