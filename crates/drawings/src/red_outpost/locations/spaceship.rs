//! The Spaceship: a rocket beside its gantry, under a foreign planet.

use maud::{Markup, html};

use crate::red_outpost::ink::{BLACK, BLUE, LIGHT, MAROON, NAVY, RED, SHADE, SKY, STEEL, WHITE};
use crate::red_outpost::motifs::{backdrop, rays, star};
use crate::shapes::{circle, line, mirrored, path, polygon, rect};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(NAVY))
        (rays(100.0, 96.0, 20, BLUE))
        (circle(168, 48, 22, SKY))
        (path("M168 26A22 22 0 0 1 168 70A30 30 0 0 0 168 26z", BLUE))
        (rect(0, 96, 200, 24, BLACK))
        (gantry())
        (fin())
        (mirrored(200, &fin()))
        (hull())
        (smoke())
    }
}

fn gantry() -> Markup {
    html! {
        (line("60,96 60,34 72,34 72,96", 2, STEEL))
        @for y in [34, 50, 66, 82] {
            (line(&format!("60,{} 72,{y} 72,{} 60,{}", y + 14, y + 14, y + 14), 1.4, STEEL))
        }
        (rect(66, 44, 22, 3, STEEL))
        (rect(66, 64, 22, 3, STEEL))
    }
}

fn hull() -> Markup {
    html! {
        (path("M100 18Q117 38 116 62L113 92H87L84 62Q83 38 100 18z", WHITE))
        (path("M100 18Q117 38 116 62L113 92H103Q108 50 100 18z", SHADE))
        (path("M100 18Q108 28 112 40H88Q92 28 100 18z", RED))
        (circle(100, 52, 6, STEEL))
        (circle(100, 52, 4, LIGHT))
        (star(100.0, 70.0, 6.0, RED))
        (rect(86, 82, 28, 4, RED))
        (polygon("90,92 110,92 114,98 86,98", BLACK))
    }
}

/// The fin on the left.
fn fin() -> Markup {
    html! {
        (polygon("85,62 70,82 68,98 76,98 87,88", RED))
        (polygon("85,62 76,98 87,88", MAROON))
    }
}

fn smoke() -> Markup {
    html! {
        @for (x, y, radius) in [(60, 102, 10), (80, 101, 9), (100, 103, 10), (120, 101, 9), (140, 102, 10)] {
            (circle(x, y, radius, SHADE))
        }
    }
}
