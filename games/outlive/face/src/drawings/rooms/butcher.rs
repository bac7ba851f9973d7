//! The Butcher: a cleaver in its block.

use drawing::part;
use drawing::shapes::{circle, ellipse, path, rect, turned};
use maud::{Markup, html};
use outlive::Resource;

use super::super::ink::{CHALK, INK, MEAT, OLIVE, RUST, SAND, STEEL, TIMBER, UMBER};
use super::super::marks::outlined;
use super::super::resource;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(SAND, OLIVE))
        (block())
        (cleaver())
        (part(resource(Resource::Meat), 7.0, 11.0, 0.75))
    }
}

fn block() -> Markup {
    outlined(&html! {
        (path("M5 27V37H55V27z", UMBER))
        (ellipse(30, 27, 25, 5, TIMBER))
        (ellipse(34, 28, 8, 1.4, MEAT))
    })
}

fn cleaver() -> Markup {
    let cleaver = html! {
        (outlined(&html! {
            (rect(24, 8, 22, 16, STEEL))
            (path("M46 9H59V14H46z", RUST))
        }))
        (rect(24, 21, 22, 3, CHALK))
        (circle(28, 12, 1.6, INK))
    };
    turned(-14, 40, 20, &cleaver)
}
