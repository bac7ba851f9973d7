//! Silent Peak: the city under the mountain, whose towers are broken.

use drawing::shapes::{circle, faded, lines, polygon, polygons, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, HAZE, INK, LAMP, MIST, STONE};
use super::super::motifs::backdrop;

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(MIST))
        (circle(104, 40, 46, HAZE))
        (mountain())
        (far_towers())
        (towers())
        (polygon("0,92 60,86 130,90 200,84 200,120 0,120", INK))
        (polygon("86,90 110,90 146,120 50,120", STONE))
    }
}

fn mountain() -> Markup {
    html! {
        (polygon("26,94 104,16 190,94", ASH))
        (polygon("104,16 190,94 118,94 96,60 108,44", STONE))
        (polygon("104,16 128,38 118,44 112,38 104,48 96,40 88,44 82,38", BONE))
    }
}

fn far_towers() -> Markup {
    let towers = [
        "58,94 58,66 64,60 72,66 74,94",
        "78,94 78,78 88,74 88,94",
        "118,94 118,76 128,80 128,94",
        "130,94 130,62 138,66 142,58 146,94",
    ];
    faded(0.6, &polygons(towers.map(String::from), INK))
}

fn towers() -> Markup {
    html! {
        (polygons(
            [
                "6,94 6,46 14,40 18,46 28,38 30,94",
                "32,94 32,60 44,54 48,62 56,58 56,94",
                "146,94 146,50 154,56 160,44 168,50 168,94",
                "172,94 172,34 180,40 184,32 196,42 196,94",
            ].map(String::from),
            INK,
        ))
        (windows())
        (lines(["162,46 158,30"], 1.6, INK))
    }
}

/// Empty windows, and one in which somebody still has light.
fn windows() -> Markup {
    let rows = |left: i32, top: i32, rows: i32| {
        (0..rows).flat_map(move |row| [(left, top + row * 9, 4, 5), (left + 8, top + row * 9, 4, 5)])
    };
    let empty = rows(12, 52, 4).chain(rows(38, 66, 2)).chain(rows(151, 60, 3)).chain(rows(178, 48, 4));
    html! {
        (rects(empty, ASH))
        (rects([(186, 57, 4, 5), (20, 70, 4, 5)], LAMP))
    }
}
