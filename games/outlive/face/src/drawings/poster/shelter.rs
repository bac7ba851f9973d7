//! The shelter: an open hatch with light in it, and somebody who has just come out.

use drawing::shapes::{circle, ellipse, faded, line, path, polygon, rect, scaled, turned};
use maud::{Markup, html};

use crate::drawings::ink::{ASH, INK, LAMP, RUST, STONE, YELLOW};

pub(super) fn picture() -> Markup {
    html! {
        @for radius in [96, 66] { (faded(0.18, &circle(144, 314, radius, LAMP))) }
        (lid())
        (hatch())
        (scaled(46, 334, 1.25, &survivor()))
    }
}

/// The round door, thrown back.
fn lid() -> Markup {
    let lid = html! {
        (ellipse(206, 282, 20, 44, INK))
        (ellipse(201, 282, 20, 44, STONE))
        (ellipse(200, 282, 14, 34, RUST))
        (line("200,252 200,312", 4, INK))
        (line("187,282 213,282", 4, INK))
        (circle(200, 282, 6, YELLOW))
    };
    turned(14, 206, 320, &lid)
}

fn hatch() -> Markup {
    html! {
        (path("M82 318V334A62 18 0 0 0 206 334V318z", STONE))
        (ellipse(144, 318, 62, 18, ASH))
        (ellipse(144, 318, 50, 13, LAMP))
        (rect(128, 300, 4, 24, INK))
        (rect(150, 300, 4, 24, INK))
        @for y in [304, 312] { (rect(128, y, 26, 3, INK)) }
    }
}

/// Hooded, with a mask, a pack and a staff, looking towards the city; the feet at 0, 0.
fn survivor() -> Markup {
    html! {
        (line("22,0 30,-104", 3.4, INK))
        (path("M-15 -72H-6V-36H-19Q-22 -60 -15 -72z", STONE))
        (rect(-20, -78, 15, 8, RUST))
        (polygon("-8,-30 2,-30 0,0 -13,0", INK))
        (polygon("4,-30 14,-30 19,0 6,0", INK))
        (path("M-8 -72Q4 -82 14 -70L18 -22H-13z", INK))
        (line("11,-66 26,-58", 6, INK))
        (path("M-7 -76Q-9 -98 6 -99Q16 -97 17 -84L14 -74z", INK))
        (circle(14, -82, 4.6, STONE))
        (circle(13, -88, 3, YELLOW))
    }
}
