//! The Lake: a fish leaps out of cold water.

use drawing::shapes::{circle, curve, line, path, polygon, rect, rects};
use maud::{Markup, html};

use crate::drawings::ink::{BLACK, BLUE, GLINT, NAVY, RED, SHADE, SKY, STEEL, WHITE};
use crate::drawings::motifs::{backdrop, halo};

/// Glitter on the water: left end, height and length.
const GLITTER: [(i32, i32, i32); 7] =
    [(18, 79, 52), (26, 84, 36), (34, 89, 20), (124, 83, 56), (140, 90, 44), (96, 97, 50), (10, 101, 46)];

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SKY))
        (halo(44.0, 74.0, [84, 62, 42]))
        (circle(44, 74, 26, WHITE))
        (water())
        (boat())
        (fish())
        (splash())
    }
}

fn water() -> Markup {
    html! {
        (rect(0, 74, 200, 46, BLUE))
        (rects(GLITTER.map(|(x, y, length)| (x, y, length, 2)), GLINT))
        (polygon("0,114 200,100 200,120 0,120", NAVY))
    }
}

/// The fisherman in his boat, and his line.
fn boat() -> Markup {
    html! {
        (polygon("150,70 192,70 186,79 157,79", BLACK))
        (polygon("160,70 163,57 170,57 173,70", BLACK))
        (circle(166, 53, 4, BLACK))
        (line("164,62 150,32", 1.6, BLACK))
        (line("150,32 139,59", 0.8, BLACK))
    }
}

/// The fish in mid-leap, nose to the right.
fn fish() -> Markup {
    html! {
        (polygon("74,66 56,60 60,74 54,86 76,76", RED))
        (path("M86 42Q88 26 108 24Q112 32 118 34z", RED))
        (path("M70 74Q72 34 108 32Q132 32 139 60Q124 66 112 60Q92 56 70 74z", STEEL))
        (path("M70 74Q82 44 108 46Q126 48 139 60Q124 66 112 60Q92 56 70 74z", WHITE))
        (path("M104 58Q108 70 100 76Q94 68 94 60z", RED))
        (curve("M116 36Q109 47 115 59", 1.8, BLACK))
        (circle(125, 45, 3.4, WHITE))
        (circle(125.5, 45, 1.8, BLACK))
    }
}

fn splash() -> Markup {
    html! {
        (path("M46 84Q50 74 57 80Q62 68 68 79Q76 72 80 79Q88 74 92 84Q70 92 46 84z", WHITE))
        (circle(86, 72, 2.2, WHITE))
        (circle(50, 70, 2, WHITE))
        (circle(94, 78, 1.6, SHADE))
    }
}
