//! What goes with pressure: baseball bat and battle gear.

use drawing::shapes::{path, rects, turned};
use maud::{Markup, html};

use super::super::ink::{IRON, RUST, STEEL, TIMBER, YELLOW};
use super::super::marks::{outlined, rod};

/// A bat with nails in it.
pub(super) fn baseball_bat() -> Markup {
    let bat = html! {
        (rod("M11 5L29 9M11 13L29 10", 1.4, STEEL))
        (outlined(&html! {
            (path("M15 1Q20 -8 25 1L22 26V38H18V26z", TIMBER))
            (path("M18 28H22V38H24.5V42H15.5V38H18z", RUST))
        }))
    };
    turned(40, 20, 20, &bat)
}

/// A vest with plates and pouches.
pub(super) fn battle_gear() -> Markup {
    html! {
        (outlined(&html! {
            (path("M8 5L15 3Q20 10 25 3L32 5 33 16Q30 20 32 37H8Q10 20 7 16z", IRON))
            (path("M12 14H28V25H12z", STEEL))
            (rects([(10, 28, 8, 7), (22, 28, 8, 7)], RUST))
            (path("M3 7L9 5 8 15 3 17zM37 7L31 5 32 15 37 17z", RUST))
        }))
        (path("M12 21L16 25H12zM12 14H17L28 25H23zM23 14H28V19z", YELLOW))
    }
}
