//! Endurance 6: a stag.

use drawing::shapes::path;
use maud::{Markup, html};

use super::super::ink::{CHALK, INK, TAN, TIMBER};
use super::super::marks::{flat, rod};
use super::eyes;

pub(super) fn head() -> Markup {
    html! {
        (rod("M18 16Q6 15 6 3M7 8L2.5 6M9 12.5Q12 9 12 4M18 16Q30 15 30 3M29 8L33.5 6M27 12.5Q24 9 24 4", 1.8, CHALK))
        (path("M13 18Q6 15 4 18Q7 23 13 22zM23 18Q30 15 32 18Q29 23 23 22z", TIMBER))
        (path("M13 14H23Q25 20 22 27Q22 34 18 34T14 27Q11 20 13 14z", TIMBER))
        (flat(&html! {
            (path("M16 14H20L19 27H17z", TAN))
            (eyes(3.5, 20.5))
            (path("M15 29Q18 27 21 29L19.5 32H16.5z", INK))
        }))
    }
}
