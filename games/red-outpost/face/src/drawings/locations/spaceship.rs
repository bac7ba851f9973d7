//! The Spaceship: a rocket that leaves the planet behind.

use drawing::shapes::{circle, faded, mirrored, moved, path, polygon, rect, turned};
use maud::{Markup, html};

use crate::drawings::ink::{BLUE, LIGHT, MAROON, NAVY, OCHRE, RAY, RED, SHADE, SKY, STEEL, WHITE};
use crate::drawings::motifs::{backdrop, star};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(NAVY))
        (orbits())
        (stars())
        (moved(104, 52, &turned(56, 0, 0, &html! { (trail()) (rocket()) })))
    }
}

/// The planet below, and the rings around it.
fn orbits() -> Markup {
    html! {
        @for radius in [150, 122] { (faded(0.45, &circle(70, 190, radius, BLUE))) }
        (circle(70, 190, 100, SKY))
        (circle(74, 194, 100, BLUE))
    }
}

fn stars() -> Markup {
    html! {
        @for (x, y, radius) in [(24, 30, 1.2), (48, 52, 0.9), (68, 26, 1.4), (176, 78, 1.2), (150, 92, 0.9), (188, 40, 1.0)] {
            (circle(x, y, radius, WHITE))
        }
    }
}

/// The rocket upright around 0, 0.
pub(crate) fn rocket() -> Markup {
    html! {
        (flame())
        (fin())
        (mirrored(0, &fin()))
        (hull())
    }
}

fn hull() -> Markup {
    html! {
        (path("M0 -58Q18 -34 17 -8L13 30H-13L-17 -8Q-18 -34 0 -58z", WHITE))
        (path("M0 -58Q18 -34 17 -8L13 30H3Q9 -20 0 -58z", SHADE))
        (path("M0 -58Q10 -45 14 -31H-14Q-10 -45 0 -58z", RED))
        (circle(0, -17, 7.5, STEEL))
        (circle(0, -17, 5, LIGHT))
        (star(0.0, 6.0, 8.0, RED))
        (rect(-14.5, 19, 29, 5, RED))
        (polygon("-10,30 10,30 13,36 -13,36", STEEL))
    }
}

/// The fin on the left.
fn fin() -> Markup {
    html! {
        (polygon("-16,0 -32,22 -32,42 -14,30", RED))
        (polygon("-16,0 -26,37 -14,30", MAROON))
    }
}

fn trail() -> Markup {
    polygon("-13,36 13,36 26,110 0,160 -26,110", RAY)
}

fn flame() -> Markup {
    html! {
        (path("M-12 36H12Q18 54 0 84Q-18 54 -12 36z", OCHRE))
        (path("M-7 36H7Q10 48 0 66Q-10 48 -7 36z", LIGHT))
    }
}
