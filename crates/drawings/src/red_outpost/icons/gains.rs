//! Signs for what is gained: points, goods, a turn of the wheel.

use maud::{Markup, html};
use red_outpost::Good;

use super::super::cut_out::rod;
use super::super::ink::{BLACK, MOSS, RED, STEEL, STRAW, WHITE};
use super::super::motifs::star;
use super::super::pieces::cube;
use crate::shapes::{circle, path, rect, scaled, turned};

/// A star between two twigs of laurel.
pub(in crate::red_outpost) fn points() -> Markup {
    html! {
        (circle(12, 12, 12, WHITE))
        (circle(12, 12, 11.2, BLACK))
        (circle(12, 12, 10, STRAW))
        (rod("M7.5 19Q3.5 15 4.5 8M16.5 19Q20.5 15 19.5 8", 2.2, MOSS))
        (star(12.0, 12.2, 7.2, RED))
    }
}

/// A cog with an arrow around its hub.
pub(super) fn wheel() -> Markup {
    html! {
        (cog(1.3))
        (cog(0.0))
        (circle(12, 12, 5.6, WHITE))
        (rod("M9.3 13.5a3.2 3.2 0 1 1 4.3 1.2", 1.6, BLACK))
        (path("M12.6 16.9L12.4 12.6 16 14.6z", BLACK))
    }
}

fn cog(margin: f64) -> Markup {
    let ink = if margin > 0.0 { BLACK } else { STEEL };
    html! {
        @for tooth in 0..4 {
            (turned(45 * tooth, 12, 12, &rect(10.0 - margin, 2.0 - margin, 4.0 + 2.0 * margin, 20.0 + 2.0 * margin, ink)))
        }
        (circle(12, 12, 8.0 + margin, ink))
    }
}

/// A cube that comes out of the wheel.
pub(super) fn produced(good: Good) -> Markup {
    html! {
        (scaled(19, 10, 0.9, &wheel()))
        (scaled(0, 3, 0.9, &cube(Some(good)).fresh()))
    }
}
