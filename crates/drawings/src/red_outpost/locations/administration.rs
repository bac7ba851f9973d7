//! The Administration: a tower seen from below, and papers in the wind.

use maud::{Markup, html};

use crate::red_outpost::ink::{BANNER, BLACK, NAVY, PANE, RAY, RED, SHADE, SKY, STEEL, WHITE};
use crate::red_outpost::motifs::backdrop;
use crate::shapes::{Ink, moved, polygon, rect, turned};

/// A wall in perspective: the nearer and the farther edge, each `(x, top, bottom)`.
struct Wall {
    near: (f64, f64, f64),
    far: (f64, f64, f64),
}

const FRONT: Wall = Wall { near: (100.0, 12.0, 96.0), far: (46.0, 44.0, 90.0) };
const SIDE: Wall = Wall { near: (100.0, 12.0, 96.0), far: (128.0, 36.0, 91.0) };

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SKY))
        (polygon("0,0 200,0 200,70", RAY))
        (polygon("0,0 200,110 200,90 40,0", RAY))
        (polygon("-10,6 84,66 -10,100", BANNER))
        (rect(0, 90, 200, 30, BLACK))
        (polygon("100,96 46,90 128,91 200,120 0,120", NAVY))
        (tower())
        (paper(146, 36, -20))
        (paper(166, 54, 12))
        (paper(144, 66, 34))
        (paper(182, 78, -14))
    }
}

fn tower() -> Markup {
    html! {
        (FRONT.part((0.0, 1.0), (0.0, 1.0), WHITE))
        (SIDE.part((0.0, 1.0), (0.0, 1.0), SHADE))
        @for floor in 0..6 {
            @let top = 0.06 + f64::from(floor) * 0.14;
            @for column in 0..4 {
                @let near = 0.05 + f64::from(column) * 0.24;
                (FRONT.part((near, near + 0.18), (top, top + 0.085), PANE))
            }
            (SIDE.part((0.1, 0.9), (top, top + 0.085), NAVY))
        }
        (FRONT.part((0.3, 0.7), (0.92, 1.0), RED))
    }
}

/// A sheet of paper with a stamp on it, blown to a point.
fn paper(x: i32, y: i32, degrees: i32) -> Markup {
    let sheet = html! {
        (rect(-8, -10, 16, 20, WHITE))
        @for y in [-7, -3, 1] { (rect(-5, y, 10, 1.6, STEEL)) }
        (rect(0, 4.5, 5, 3.5, RED))
    };
    moved(x, y, &turned(degrees, 0, 0, &sheet))
}

impl Wall {
    /// A part of the wall: from near to far and from top to bottom, in shares of the whole.
    fn part(&self, across: (f64, f64), down: (f64, f64), ink: Ink) -> Markup {
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
        polygon(&corners.join(" "), ink)
    }
}
