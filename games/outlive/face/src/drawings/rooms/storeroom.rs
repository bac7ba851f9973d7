//! The Storeroom: things on shelves.

use drawing::part;
use drawing::shapes::rects;
use maud::{Markup, html};
use outlive::Equipment;

use super::super::equipment;
use super::super::ink::{ASH, STONE, TIMBER};
use super::super::marks::outlined;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(ASH, STONE))
        (shelves())
        (part(equipment(Equipment::Flashlight), 12.0, 2.0, 0.35))
        (part(equipment(Equipment::Jerrycan), 32.0, 2.5, 0.35))
        (part(equipment(Equipment::Backpack), 12.5, 19.5, 0.36))
        (part(equipment(Equipment::AmmunitionKit), 31.5, 19.5, 0.36))
    }
}

fn shelves() -> Markup {
    outlined(&rects([(6, 3, 3, 34), (51, 3, 3, 34), (6, 16, 48, 3), (6, 33, 48, 3)], TIMBER))
}
