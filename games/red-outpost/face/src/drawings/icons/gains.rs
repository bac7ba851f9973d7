//! Signs for what is gained: points, goods, a turn of the wheel.

use drawing::part;
use drawing::shapes::{Ink, circle, ellipse, path, rect, turned};
use maud::{Markup, html};
use red_outpost::Good;

use super::super::cut_out::rod;
use super::super::ink::{BLACK, MAROON, MOSS, RED, STEEL, STRAW, WHITE};
use super::super::motifs::star;
use super::super::pieces::good;
use super::{Icon, icon};

/// A star on a medal.
pub(super) fn points() -> Markup {
    html! {
        (medal())
        (star(12.0, 12.6, 9.0, RED))
    }
}

/// A medal with laurel, for a number in its middle.
pub(super) fn laurel() -> Markup {
    html! {
        (medal())
        (rod("M8 20Q2.5 15.5 4.5 8M16 20Q21.5 15.5 19.5 8", 1.2, MOSS))
        @for (x, y, lean) in [(4.2, 7.2, 12), (3.6, 11.4, -12), (4.4, 15.4, -35), (7.0, 18.8, -60)] {
            (turned(lean, x, y, &ellipse(x, y, 1.1, 2.3, MOSS)))
            (turned(-lean, 24.0 - x, y, &ellipse(24.0 - x, y, 1.1, 2.3, MOSS)))
        }
    }
}

fn medal() -> Markup {
    html! {
        (circle(12, 12, 12, WHITE))
        (circle(12, 12, 11.2, BLACK))
        (circle(12, 12, 10, STRAW))
    }
}

/// A cog with an arrow around its hub.
pub(super) fn wheel() -> Markup {
    html! {
        (cog(2.4, WHITE))
        (cog(1.2, BLACK))
        (cog(0.0, STEEL))
        (circle(12, 12, 5.8, WHITE))
        (rod("M9.3 13.5a3.2 3.2 0 1 1 4.3 1.2", 1.6, BLACK))
        (path("M12.6 16.9L12.4 12.6 16 14.6z", BLACK))
    }
}

fn cog(margin: f64, ink: Ink) -> Markup {
    let (side, width, height) = (10.0 - margin, 4.0 + 2.0 * margin, 19.0 + 2.0 * margin);
    html! {
        @for tooth in 0..4 { (turned(45 * tooth, 12, 12, &rect(side, 2.5 - margin, width, height, ink))) }
        (circle(12, 12, 7.8 + margin, ink))
    }
}

/// A cube that comes out of the wheel.
pub(super) fn produced(cube: Good) -> Markup {
    html! {
        (part(icon(Icon::Wheel), 24.0, 5.5, 1.0))
        (part(good(cube), 0.0, 1.5, 0.94))
    }
}

/// The corner of a special card, §7: a flag with a star.
pub(super) fn special() -> Markup {
    html! {
        (path("M0 0H24L0 24z", RED))
        (path("M0 24L24 0H19L0 19z", MAROON))
        (star(7.5, 7.8, 6.0, STRAW))
    }
}
