//! The Salvagers: a barrow of wood and metal.

use drawing::part;
use drawing::shapes::{circle, path};
use maud::{Markup, html};
use outlive::Resource;

use super::super::ink::{ASH, BROWN, INK, IRON, RUST, STEEL, TIMBER};
use super::super::marks::{outlined, rod};
use super::super::resource;
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(ASH, BROWN))
        (part(resource(Resource::Wood), 15.0, 1.0, 0.85))
        (part(resource(Resource::Metal), 30.0, 1.0, 0.8))
        (barrow())
    }
}

fn barrow() -> Markup {
    html! {
        (rod("M40 30V36M14 29L56 17", 2.6, TIMBER))
        (outlined(&html! {
            (path("M9 14H49L42 28H18z", RUST))
            (circle(13, 30, 7, INK))
            (circle(13, 30, 5, STEEL))
        }))
        (circle(13, 30, 2, IRON))
    }
}
