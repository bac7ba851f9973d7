//! The ruined city: towers broken off, empty windows, a leaning mast.

use drawing::shapes::{Ink, lines, polygon, rects};
use maud::{Markup, html};

use crate::drawings::ink::{ASH, INK, STONE};

pub(super) fn picture() -> Markup {
    html! {
        (far_towers())
        (tower("40,262 40,120 62,108 70,128 86,118 96,136 96,262", STONE))
        (windows(46, 140, 4, 8))
        (tower("120,262 120,70 136,78 144,60 158,84 170,76 176,262", ASH))
        (windows(128, 96, 4, 12))
        (tower("198,262 198,160 214,150 226,170 240,158 252,262", STONE))
        (windows(204, 178, 4, 6))
        (tower("262,262 268,110 276,104 282,120 292,112 300,262", ASH))
        (windows(272, 130, 2, 9))
        (mast())
    }
}

fn far_towers() -> Markup {
    html! {
        (tower("0,262 0,170 24,160 30,180 30,262", ASH))
        (tower("92,262 92,176 110,168 120,262", ASH))
        (tower("330,262 330,196 350,186 356,200 374,194 380,262", ASH))
    }
}

/// A tower, whole at the bottom.
fn tower(outline: &str, ink: Ink) -> Markup {
    polygon(outline, ink)
}

/// Rows of empty windows, one of them fallen in here and there.
fn windows(left: i32, top: i32, columns: i32, rows: i32) -> Markup {
    let grid = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let whole = grid.filter(|(row, column)| (row * 5 + column * 3) % 7 != 0);
    rects(whole.map(|(row, column)| (left + column * 11, top + row * 12, 6, 7)), INK)
}

fn mast() -> Markup {
    html! {
        (lines(["388,262 366,132"], 3, INK))
        (lines(["378,200 394,192", "372,168 386,162"], 2, INK))
    }
}
