//! The Infirmary: a bed under a cross.

use drawing::shapes::{circle, path, rect};
use maud::{Markup, html};

use super::super::ink::{CHALK, DRINK, GREEN, IRON, SKIN, STEEL, WATER, YELLOW};
use super::super::marks::{outlined, rod};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(WATER, IRON))
        (cross())
        (drip())
        (bed())
    }
}

fn cross() -> Markup {
    html! {
        (outlined(&rect(23, 3, 16, 16, GREEN)))
        (path("M29 5.5H33V9H36.5V13H33V16.5H29V13H25.5V9H29z", CHALK))
    }
}

/// Something against radiation.
fn drip() -> Markup {
    html! {
        (rod("M52 36V6H46", 1.6, STEEL))
        (outlined(&path("M43 6H49V13L46 16 43 13z", YELLOW)))
    }
}

/// Somebody lies in it.
fn bed() -> Markup {
    html! {
        (rod("M6 36V17M48 36V25", 2.4, STEEL))
        (outlined(&html! {
            (rect(6, 28, 42, 5, IRON))
            (path("M8 28V23H18V28z", CHALK))
            (circle(16, 22, 4, SKIN))
            (path("M19 28Q20 20 28 21L47 23V28z", DRINK))
        }))
    }
}
