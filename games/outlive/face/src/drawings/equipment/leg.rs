//! What makes hunting easier: shotgun and bear trap.

use drawing::shapes::{circle, mirrored, path, polygon, rect, scaled, turned};
use maud::{Markup, html};

use super::super::ink::{IRON, RUST, STEEL, UMBER, YELLOW};
use super::super::marks::{outlined, rod};

/// Two barrels and a worn stock.
pub(super) fn shotgun() -> Markup {
    let shotgun = html! {
        (rod("M12 22Q13 26 17 22", 1.4, IRON))
        (outlined(&html! {
            (path("M11 14H43V17.5H11zM11 17.5H41V21H11z", STEEL))
            (polygon("8,14 18,13 18,22 12,22", IRON))
            (path("M19 18H30V24H22z", UMBER))
            (path("M11 14L12 22 5 24 -4 30 -6 21z", UMBER))
        }))
        (rect(39, 12, 2, 2, YELLOW))
    };
    scaled(4.5, 1.5, 0.84, &turned(-40, 20, 20, &shotgun))
}

/// Jaws that wait, and the chain that holds them.
pub(super) fn bear_trap() -> Markup {
    let jaw = path("M20 36Q0 34 2 3L7 8 14 9 8 14 15 17 9 21 17 23 13 27 20 29z", STEEL);
    html! {
        (outlined(&html! {
            (jaw)
            (mirrored(40, &jaw))
            (path("M8 31H32L35 38H5z", IRON))
            (polygon("13,27 27,27 24,31 16,31", RUST))
        }))
        @for x in [12, 20, 28] { (circle(x, 34.5, 1.5, YELLOW)) }
    }
}
