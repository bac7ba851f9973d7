//! The Galley: a pot on the fire, and a can for it.

use drawing::part;
use drawing::shapes::{curve, path, polygon, rect};
use maud::{Markup, html};
use outlive::Resource;

use super::super::ink::{CHALK, IRON, MOSS, RUST, STEEL, WATER, YELLOW};
use super::super::marks::{outlined, rod, rounded};
use super::super::resource;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(WATER, MOSS))
        (rounded(&curve("M20 11Q17 8 20 5M28 11Q25 8 28 5", 2, CHALK)))
        (fire())
        (pot())
        (part(resource(Resource::Can), 40.0, 17.5, 0.8))
    }
}

fn fire() -> Markup {
    html! {
        (outlined(&polygon("9,37 9,31 14,33 16,27 21,31 24,27 27,31 32,27 34,33 39,31 39,37", RUST)))
        (polygon("15,37 18,31 24,34 30,31 33,37", YELLOW))
    }
}

fn pot() -> Markup {
    html! {
        (rod("M9 18H6M39 18H42", 2.4, IRON))
        (outlined(&html! {
            (path("M9 15H39V25Q39 29 34 29H14Q9 29 9 25z", IRON))
            (rect(7.5, 13, 33, 3, STEEL))
            (path("M21 13Q21 10 24 10T27 13z", STEEL))
        }))
    }
}
