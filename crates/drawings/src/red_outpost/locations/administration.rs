//! The Administration: a tower seen from below, and papers in the wind.

use maud::{Markup, html};

use crate::red_outpost::ink::{BANNER, BLACK, NAVY, PANE, PAPER, RED, SHADE, SKY, STEEL, WHITE};
use crate::red_outpost::motifs::{backdrop, rays};
use crate::shapes::{Ink, line, moved, polygon, rect, turned};

/// A wall in perspective: the nearer and the farther edge, each `(x, top, bottom)`.
struct Wall {
    near: (f64, f64, f64),
    far: (f64, f64, f64),
}

const FRONT: Wall = Wall { near: (104.0, 24.0, 93.0), far: (64.0, 44.0, 90.0) };
const SIDE: Wall = Wall { near: (104.0, 24.0, 93.0), far: (136.0, 42.0, 90.0) };

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(SKY))
        (rays(40.0, 100.0, 22, PAPER))
        (polygon("0,20 76,60 0,96", BANNER))
        (rect(0, 90, 200, 30, NAVY))
        (polygon("104,93 140,120 50,120", STEEL))
        (tower())
        (line("104,24 104,10", 1.6, BLACK))
        (polygon("104,10 120,14 104,19", RED))
        (paper(150, 40, -18))
        (paper(164, 60, 14))
        (paper(146, 74, 32))
        (paper(184, 36, 8))
    }
}

fn tower() -> Markup {
    html! {
        (FRONT.stripe((0.0, 1.0), (0.0, 1.0), WHITE))
        (SIDE.stripe((0.0, 1.0), (0.0, 1.0), SHADE))
        @for floor in 0..6 {
            @let top = 0.07 + f64::from(floor) * 0.145;
            (FRONT.stripe((0.08, 0.94), (top, top + 0.085), PANE))
            (SIDE.stripe((0.08, 0.94), (top, top + 0.085), NAVY))
        }
    }
}

/// A sheet of paper, blown to a point.
fn paper(x: i32, y: i32, degrees: i32) -> Markup {
    let sheet = html! {
        (rect(-6, -8, 12, 16, WHITE))
        @for y in [-5, -2, 1] { (rect(-4, y, 8, 1.2, STEEL)) }
        (rect(0, 4, 4, 2.5, RED))
    };
    moved(x, y, &turned(degrees, 0, 0, &sheet))
}

impl Wall {
    /// A part of the wall: from near to far and from top to bottom, in shares of the whole.
    fn stripe(&self, across: (f64, f64), down: (f64, f64), ink: Ink) -> Markup {
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
