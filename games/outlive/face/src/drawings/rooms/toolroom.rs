//! The Toolroom: every tool on its nail.

use drawing::shapes::{moved, path, rect};
use maud::{Markup, html};

use super::super::ink::{BONE, BROWN, MOSS, RUST, STEEL};
use super::super::marks::{hammer, outlined, rod, wrench};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(BROWN, MOSS))
        (outlined(&rect(4, 3, 52, 34, BONE)))
        (moved(13, 20, &wrench()))
        (moved(30, 20, &hammer()))
        (screwdriver())
    }
}

fn screwdriver() -> Markup {
    html! {
        (rod("M47 22V34", 2, STEEL))
        (outlined(&path("M44 8Q47 4 50 8L49 20H45z", RUST)))
    }
}
