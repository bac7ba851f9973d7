//! What builds and repairs: wood, metal and chips; and ammunition.

use drawing::shapes::{curve, ellipse, line, path, polygon, rect, rects};
use maud::{Markup, html};

use super::super::ink::{CHALK, GREEN, INK, IRON, RUST, STEEL, TIMBER, UMBER, YELLOW};
use super::super::marks::outlined;

/// A log with the stump of a branch.
pub(super) fn wood() -> Markup {
    html! {
        (outlined(&html! {
            (path("M12 8L14 2.5H18.5L17.5 8z", UMBER))
            (path("M6 7.5H19.5A3 6 0 0 1 19.5 19.5H6z", UMBER))
            (ellipse(6.5, 13.5, 4, 6, TIMBER))
        }))
        (curve("M6.5 10.5A2 3 0 0 1 6.5 16.5A2 3 0 0 1 6.5 10.5", 1.2, UMBER))
        (line("13,11.5 20,11.5M13,15.5 18,15.5", 1.3, TIMBER))
    }
}

/// A nut.
pub(super) fn metal() -> Markup {
    html! {
        (outlined(&html! {
            (path("M6.5 2.5H17.5L23 12 17.5 21.5H6.5L1 12zM12 8A4 4 0 0 0 12 16A4 4 0 0 0 12 8z", STEEL))
        }))
        (path("M1 12L6.5 21.5H17.5L23 12H19A7 7 0 0 1 5 12z", IRON))
    }
}

/// A chip with its legs.
pub(super) fn chip() -> Markup {
    let legs = [6.5, 11.0, 15.5].map(|at| [(at, 1.0, 2.0, 22.0), (1.0, at, 22.0, 2.0)]);
    html! {
        (outlined(&rects(legs.concat(), YELLOW)))
        (outlined(&rect(4.5, 4.5, 15, 15, GREEN)))
        (rect(8, 8, 8, 8, INK))
        (polygon("8,8 11,8 8,11", YELLOW))
    }
}

/// Two cartridges.
pub(super) fn ammo() -> Markup {
    html! {
        (outlined(&html! {
            (path("M3.5 10Q4 5 7 2 10 5 10.5 10z", RUST))
            (path("M13.5 10Q14 5 17 2 20 5 20.5 10z", RUST))
            (path("M3.5 9H10.5V18H11V21.5H3V18H3.5zM13.5 9H20.5V18H21V21.5H13V18H13.5z", YELLOW))
        }))
        (rects([(5.0, 10.5, 1.6, 7.0), (15.0, 10.5, 1.6, 7.0)], CHALK))
        (rects([(3, 18, 8, 1), (13, 18, 8, 1)], INK))
    }
}
