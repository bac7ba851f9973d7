//! What several pictures of Outlive have in common: the sun, pines, the trefoil, contours.

use drawing::shapes::{Ink, circle, path, polygons, rect, short};
use maud::{Markup, html};

use super::ink::{BRIGHT, HAZE, INK};

/// The canvas of a place, filled.
pub(super) fn backdrop(ink: Ink) -> Markup {
    rect(0, 0, 200, 120, ink)
}

/// The canvas of a card, filled.
pub(super) fn card(ink: Ink) -> Markup {
    rect(0, 0, 60, 40, ink)
}

/// A sun in the haze.
pub(super) fn sun(x: f64, y: f64, radius: f64, ink: Ink) -> Markup {
    html! {
        (circle(x, y, radius * 1.7, HAZE))
        (circle(x, y, radius * 1.35, HAZE))
        (circle(x, y, radius, ink))
    }
}

/// Pines, each with the middle of its foot and its height.
pub(super) fn pines(pines: impl IntoIterator<Item = (f64, f64, f64)>, ink: Ink) -> Markup {
    polygons(pines.into_iter().map(pine), ink)
}

/// One side of a pine from top to foot: how far from the trunk, how far from the foot.
const BOUGHS: [(f64, f64); 6] =
    [(0.0, 1.0), (0.15, 0.62), (0.07, 0.62), (0.22, 0.3), (0.1, 0.3), (0.28, 0.0)];

fn pine((x, foot, height): (f64, f64, f64)) -> String {
    let corner = |side: f64, (out, up): (f64, f64)| {
        format!("{},{}", short(x + side * out * height), short(foot - up * height))
    };
    let right = BOUGHS.iter().map(|&bough| corner(1.0, bough));
    let left = BOUGHS.iter().skip(1).rev().map(|&bough| corner(-1.0, bough));
    right.chain(left).collect::<Vec<_>>().join(" ")
}

/// The sign of radiation around its centre.
pub(super) fn trefoil(x: f64, y: f64, radius: f64, ink: Ink) -> Markup {
    let point = |turn: f64, reach: f64| {
        let turn = turn.to_radians();
        format!("{:.1} {:.1}", x + reach * turn.cos(), y + reach * turn.sin())
    };
    let inner = radius * 0.32;
    let blade = |turn: f64| {
        let (from, to) = (turn - 30.0, turn + 30.0);
        format!(
            "M{}L{}A{radius} {radius} 0 0 1 {}L{}z",
            point(from, inner),
            point(from, radius),
            point(to, radius),
            point(to, inner)
        )
    };
    let blades: String = [30.0, 150.0, 270.0].map(blade).concat();
    html! { (path(&blades, ink)) (circle(x, y, radius * 0.2, ink)) }
}

/// The head of a wolf on a canvas of 24 by 24, with its eyes and nose in the other colour.
pub(super) fn wolf(ink: Ink, eyes: Ink) -> Markup {
    html! {
        (path("M5.5 4L10 8H14L18.5 4 19 12 16 14.5 13.5 20H10.5L8 14.5 5 12z", ink))
        (path("M8 11L11 12.5 9.5 13.5zM16 11L13 12.5 14.5 13.5zM10.7 17.2H13.3L12 18.8z", eyes))
    }
}

/// A closed outline in the language of SVG paths, filled and drawn around with the other colour.
pub(super) fn contoured(outline: &str, ink: Ink, width: f64, contour: Ink) -> Markup {
    html! {
        path d=(outline) fill=(ink) stroke=(contour) stroke-width=(2.0 * width) stroke-linejoin="round" paint-order="stroke" {}
    }
}

/// A stroke with round ends and corners, in the language of SVG paths.
pub(super) fn rod(course: &str, width: f64, ink: Ink) -> Markup {
    html! {
        path d=(course) fill="none" stroke=(ink) stroke-width=(short(width)) stroke-linecap="round" stroke-linejoin="round" {}
    }
}

/// A part of a piece.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// A closed outline, in the language of SVG paths.
    Plane(&'static str, Ink),
    /// A course with round ends, in the language of SVG paths, and its width.
    Rod(&'static str, f64, Ink),
}

/// How far the contour of a part stands out.
const CONTOUR: f64 = 0.8;
/// How far the bright edge of a piece stands out.
const EDGE: f64 = 1.7;

/// A piece cut out of card: parts with a dark contour, and a bright edge around all of them.
pub(super) fn cut_out(parts: &[Part]) -> Markup {
    html! {
        g fill="none" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke" {
            g stroke=(BRIGHT) stroke-width=(2.0 * EDGE) { (edge(parts)) }
            g stroke=(INK) stroke-width=(2.0 * CONTOUR) {
                @for &part in parts { (filled(part)) }
            }
        }
    }
}

/// The silhouette of all parts together.
fn edge(parts: &[Part]) -> Markup {
    let planes = parts.iter().filter_map(|part| match part {
        Part::Plane(outline, _) => Some(*outline),
        Part::Rod(..) => None,
    });
    html! {
        path d=(planes.collect::<String>()) {}
        @for part in parts {
            @if let Part::Rod(course, width, _) = part {
                path d=(course) stroke-width=(short(width + 2.0 * EDGE)) {}
            }
        }
    }
}

fn filled(part: Part) -> Markup {
    match part {
        Part::Plane(outline, ink) => path(outline, ink),
        Part::Rod(course, width, ink) => html! {
            path d=(course) stroke-width=(short(width + 2.0 * CONTOUR)) {}
            path d=(course) stroke=(ink) stroke-width=(short(width)) {}
        },
    }
}
