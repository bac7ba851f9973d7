//! What is used in the Forest: axe and bow.

use drawing::shapes::{line, moved, path, polygon, scaled, turned};
use maud::{Markup, html};

use super::super::ink::{CHALK, IRON, RUST, STEEL, TIMBER};
use super::super::marks::{outlined, rod};

pub(super) fn axe() -> Markup {
    let axe = html! {
        (rod("M18 37V4", 4, TIMBER))
        (outlined(&path("M13 6H23Q28 5 32 1Q36 11 32 22Q29 17 23 16H13z", STEEL)))
        (path("M32 1Q36 11 32 22L29 18.5Q32 11 29.5 3.5z", CHALK))
    };
    moved(-4, 0, &turned(24, 22, 22, &axe))
}

pub(super) fn bow() -> Markup {
    let bow = html! {
        (line("12,3 10,20 12,37", 1.4, IRON))
        (rod("M12 3Q20 4 24 12Q27 20 24 28Q20 36 12 37", 3.2, TIMBER))
        (rod("M6 20H32", 2, CHALK))
        (outlined(&html! {
            (polygon("30,14 39,20 30,26", STEEL))
            (polygon("1,15 8,15 12,20 8,25 1,25 5,20", RUST))
        }))
    };
    scaled(2, 1, 0.92, &turned(-40, 20, 20, &bow))
}
