//! What feeds: meat, water and cans; and the algae.

use drawing::shapes::{circle, curve, ellipse, path, rect};
use maud::{Markup, html};

use super::super::ink::{CHALK, DRINK, GREEN, IRON, MEAT, RUST, SKIN, STEEL};
use super::super::marks::{outlined, rod, rounded};

/// A haunch on its bone.
pub(super) fn meat() -> Markup {
    html! {
        (rod("M7 17L4.5 19.5M3 18L4.5 19.5 6 21", 3, CHALK))
        (outlined(&path("M7 16.5Q5 11 9 6Q14 1 20 3Q24 9 19 14.5Q14 19 7 16.5z", MEAT)))
        (path("M13 5Q19 2.5 20.5 5.5T17 12Q13 14 12 11T13 5z", SKIN))
        (circle(16.5, 8, 2, CHALK))
    }
}

/// A drop.
pub(super) fn water() -> Markup {
    html! {
        (outlined(&path("M12 1.5Q20 10.5 20 15A8 7.5 0 0 1 4 15Q4 10.5 12 1.5z", DRINK)))
        (rounded(&curve("M8 14.5Q8 18 11 19", 2, CHALK)))
    }
}

/// A can, once opened by force.
pub(super) fn can() -> Markup {
    html! {
        (outlined(&html! {
            (path("M5 5V19.5A7 2.8 0 0 0 19 19.5V5z", STEEL))
            (path("M5 9A7 2.8 0 0 0 19 9V17A7 2.8 0 0 1 5 17z", RUST))
            (ellipse(12, 5, 7, 2.8, STEEL))
        }))
        (ellipse(12, 5, 4.4, 1.3, IRON))
        (circle(12, 15, 2.4, CHALK))
    }
}

/// Three fronds on a stone.
pub(super) fn algae() -> Markup {
    html! {
        (rod("M12 20Q15 16 12 12T12 3M8 20Q10 17 6.5 14T6 7M16 20Q15 17 18 14T18 7", 3, GREEN))
        (outlined(&rect(5, 18.5, 14, 3.5, IRON)))
    }
}
