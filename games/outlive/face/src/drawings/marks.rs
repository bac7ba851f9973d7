//! What tokens, tools, rooms and portraits have in common: a dark contour that sets them off from
//! any ground.

use drawing::shapes::{Ink, circle, curve, path, polygon};
use maud::{Markup, html};

use super::ink::{INK, STEEL, TIMBER};

/// The shapes, each with a dark contour around it. Strokes get none: see [`rod`].
pub(super) fn outlined(drawing: &Markup) -> Markup {
    html! {
        g stroke=(INK) stroke-width="2" paint-order="stroke" { (drawing) }
    }
}

/// Shapes among [`outlined`] ones that have no contour.
pub(super) fn flat(drawing: &Markup) -> Markup {
    html! { g stroke="none" { (drawing) } }
}

/// A stroke with round ends and a dark contour.
pub(super) fn rod(course: &str, width: impl Into<f64>, ink: Ink) -> Markup {
    let width = width.into();
    rounded(&html! {
        (curve(course, width + 2.0, INK))
        (curve(course, width, ink))
    })
}

/// Strokes with round ends.
pub(super) fn rounded(strokes: &Markup) -> Markup {
    html! { g stroke-linecap="round" { (strokes) } }
}

/// A drop whose tip is at 0, 0: 8 wide and 11 high.
pub(super) fn drop(ink: Ink) -> Markup {
    path("M0 0Q4 5 4 7.2A4 3.8 0 0 1 -4 7.2Q-4 5 0 0z", ink)
}

/// A hammer that stands on its handle: 16 wide and 27 high around 0, 0.
pub(super) fn hammer() -> Markup {
    html! {
        (rod("M0 13V-8", 2.6, TIMBER))
        (outlined(&path("M-7 -13H4L9 -9V-5H-7z", STEEL)))
    }
}

/// A wrench that stands on its ring: 14 wide and 31 high around 0, 0.
pub(super) fn wrench() -> Markup {
    let outline =
        "M-5.5 -15L-2.5 -12V-8H2.5V-12L5.5 -15Q9 -8 2.5 -4V8A4.5 4.5 0 1 1 -2.5 8V-4Q-9 -8 -5.5 -15z";
    html! {
        (outlined(&path(outline, STEEL)))
        (circle(0, 12, 2, INK))
    }
}

/// A wheel with eight teeth.
pub(super) fn gear(x: f64, y: f64, radius: f64, ink: Ink) -> Markup {
    let corner = |index: u32| {
        let turn = std::f64::consts::TAU * (f64::from(index) - 0.5) / 32.0;
        let reach = if index % 4 < 2 { radius } else { radius * 0.76 };
        format!("{:.1},{:.1}", x + reach * turn.cos(), y + reach * turn.sin())
    };
    outlined(&polygon(&(0..32).map(corner).collect::<Vec<_>>().join(" "), ink))
}
