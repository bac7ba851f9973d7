//! The Administration: a tower seen from below, and papers in the wind.

use drawing::shapes::{moved, polygon, polygons, rect, rects, repeated, turned};
use maud::{Markup, html};

use crate::drawings::ink::{BANNER, BLACK, NAVY, PANE, RAY, RED, SHADE, SKY, STEEL, WHITE};
use crate::drawings::motifs::backdrop;

/// A wall in perspective: the nearer and the farther edge, each `(x, top, bottom)`.
struct Wall {
    near: (f64, f64, f64),
    far: (f64, f64, f64),
}

const FRONT: Wall = Wall { near: (100.0, 12.0, 96.0), far: (46.0, 44.0, 90.0) };
const SIDE: Wall = Wall { near: (100.0, 12.0, 96.0), far: (128.0, 36.0, 91.0) };

/// Where the windows of the front begin and end.
const COLUMNS: [(f64, f64); 4] = [(0.05, 0.23), (0.29, 0.47), (0.53, 0.71), (0.77, 0.95)];

pub(super) fn picture() -> Markup {
    let (paper, again) = repeated("ro-paper-sheet", &paper());
    html! {
        (backdrop(SKY))
        (polygon("0,0 200,0 200,70", RAY))
        (polygon("0,0 200,110 200,90 40,0", RAY))
        (polygon("-10,6 84,66 -10,100", BANNER))
        (rect(0, 90, 200, 30, BLACK))
        (polygon("100,96 46,90 128,91 200,120 0,120", NAVY))
        (tower())
        (moved(142, 36, &turned(-20, 0, 0, &paper)))
        @for (x, y, degrees) in [(158, 53, 12), (141, 67, 34), (178, 72, -14)] {
            (moved(x, y, &turned(degrees, 0, 0, &again)))
        }
    }
}

fn tower() -> Markup {
    html! {
        (polygon(&FRONT.part((0.0, 1.0), (0.0, 1.0)), WHITE))
        (polygon(&SIDE.part((0.0, 1.0), (0.0, 1.0)), SHADE))
        (polygons(floors().flat_map(|down| COLUMNS.map(|across| FRONT.part(across, down))), PANE))
        (polygons(floors().map(|down| SIDE.part((0.1, 0.9), down)), NAVY))
        (polygon(&FRONT.part((0.3, 0.7), (0.92, 1.0)), RED))
    }
}

/// The windows of each floor, from the top: where they begin and end.
fn floors() -> impl Iterator<Item = (f64, f64)> {
    (0..6).map(|floor| 0.06 + f64::from(floor) * 0.14).map(|top| (top, top + 0.085))
}

/// A sheet of paper with a stamp on it.
fn paper() -> Markup {
    html! {
        (rect(-8, -10, 16, 20, WHITE))
        (rects([-7, -3, 1].map(|y| (-5, y, 10, 2)), STEEL))
        (rect(0, 5, 5, 3, RED))
    }
}

impl Wall {
    /// The corners of a part of the wall: from near to far and from top to bottom, in shares of the whole.
    fn part(&self, across: (f64, f64), down: (f64, f64)) -> String {
        let corner = |across: f64, down: f64| {
            let between = |near: f64, far: f64| near + (far - near) * across;
            let top = between(self.near.1, self.far.1);
            let bottom = between(self.near.2, self.far.2);
            format!("{:.1},{:.1}", between(self.near.0, self.far.0), top + (bottom - top) * down)
        };
        let corners = [
            corner(across.0, down.0),
            corner(across.1, down.0),
            corner(across.1, down.1),
            corner(across.0, down.1),
        ];
        corners.join(" ")
    }
}
