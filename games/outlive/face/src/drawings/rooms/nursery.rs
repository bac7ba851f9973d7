//! The Nursery: a cradle under a paper moon.

use drawing::shapes::{circle, line, path};
use maud::{Markup, html};

use super::super::ink::{CHALK, MOSS, OLIVE, RUST, SKIN, TIMBER, UMBER, YELLOW};
use super::super::marks::{outlined, rod};
use super::chamber;

pub(super) fn picture() -> Markup {
    html! {
        (chamber(OLIVE, MOSS))
        (moon())
        (cradle())
    }
}

fn moon() -> Markup {
    html! {
        (line("44,0 44,6", 1, CHALK))
        (path("M46 5A6 6 0 1 0 50 15A7 7 0 0 1 46 5z", YELLOW))
    }
}

fn cradle() -> Markup {
    html! {
        (outlined(&html! {
            (circle(23, 16, 5, SKIN))
            (path("M24 24Q24 17 34 17T48 24z", CHALK))
            (path("M9 8Q16 8 16 20L18 22H50L46 33H15z", TIMBER))
        }))
        (rod("M9 33Q30 41 52 33", 2.2, UMBER))
        (path("M30 25Q33 22 35 25T30 31Q23 27 25 25T30 25z", RUST))
    }
}
