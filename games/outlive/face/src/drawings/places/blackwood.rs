//! Blackwood City: brick and chimneys before the black wood, and a water tower over them.

use drawing::shapes::{lines, path, polygon, rect, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, BROWN, DUSK, GLOW, INK, LAMP, RUST, STONE};
use super::super::motifs::{backdrop, pines, sun};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(DUSK))
        (sun(104.0, 50.0, 24.0, GLOW))
        (wood())
        (water_tower())
        (mill())
        (church())
        (houses())
        (polygon("0,92 200,90 200,120 0,120", INK))
        (polygon("84,91 112,91 140,120 56,120", BROWN))
    }
}

fn wood() -> Markup {
    let edge = [(8, 56), (22, 46), (38, 58), (52, 40), (152, 44), (166, 58), (180, 50), (194, 62)];
    pines(edge.map(|(x, height)| (f64::from(x), 94.0, f64::from(height))), INK)
}

fn water_tower() -> Markup {
    html! {
        (lines(["120,52 116,94", "140,52 144,94"], 3, INK))
        (lines(["119,62 142,78", "141,62 118,78"], 1.6, INK))
        (path("M114 36H146V54H114z", STONE))
        (rect(132, 36, 14, 18, INK))
        (polygon("111,37 130,24 149,37", INK))
    }
}

/// A mill with two chimneys, one of them broken.
fn mill() -> Markup {
    html! {
        (polygon("26,94 26,64 40,56 40,64 54,56 54,64 68,56 68,94", RUST))
        (polygon("30,62 31,34 38,34 39,62", BROWN))
        (polygon("58,60 59,46 64,49 66,60", BROWN))
        (rect(30, 37, 8, 3, INK))
        (rects([(31, 70, 7, 8), (43, 70, 7, 8), (55, 70, 7, 8)], INK))
        (rects([(55, 70, 7, 8)], LAMP))
        (rect(42, 84, 10, 10, INK))
    }
}

fn church() -> Markup {
    html! {
        (polygon("76,94 76,50 83,34 86,42 88,38 92,52 92,94", ASH))
        (polygon("84,94 84,36 86,42 88,38 92,52 92,94", STONE))
        (path("M80 66V60A4 4 0 0 1 88 60V66z", INK))
    }
}

fn houses() -> Markup {
    html! {
        (polygon("146,94 146,70 160,58 174,70 174,94", BROWN))
        (polygon("172,94 172,62 178,66 182,60 196,66 196,94", RUST))
        (rects([(152, 74, 6, 7), (178, 72, 5, 7), (187, 72, 5, 7), (178, 84, 5, 7)], INK))
        (rects([(163, 74, 6, 7)], LAMP))
    }
}
