//! Pieces cut out of wood and printed: a white edge and a black contour set them off from any
//! ground.

use drawing::shapes::{Ink, curve, path, short};
use maud::{Markup, html};

use super::ink::{BLACK, WHITE};

/// How far the contour stands out.
const CONTOUR: f64 = 1.1;
/// How far the white edge stands out.
const EDGE: f64 = 2.4;

/// A part of a piece that belongs to its silhouette.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// A closed outline, in the language of SVG paths.
    Plane(&'static str, Ink),
    /// A course with round ends, in the language of SVG paths, and its width.
    Rod(&'static str, f64, Ink),
}

/// A piece before it is cut out.
pub(super) struct Piece {
    /// What makes up the silhouette, from back to front.
    pub parts: Vec<Part>,
    /// What is printed on it.
    pub print: Markup,
}

impl Piece {
    /// The piece, freshly printed.
    pub(super) fn fresh(&self) -> Markup {
        html! {
            (contour(&self.parts, EDGE, WHITE))
            (contour(&self.parts, CONTOUR, BLACK))
            @for &part in &self.parts {
                @match part {
                    Part::Plane(outline, ink) => (path(outline, ink)),
                    Part::Rod(course, width, ink) => (rod(course, width, ink)),
                }
            }
            (self.print)
        }
    }
}

/// The silhouette of all parts together, wider by the margin.
fn contour(parts: &[Part], margin: f64, ink: Ink) -> Markup {
    let outline: String = parts.iter().filter_map(|part| plane(*part)).collect();
    html! {
        g fill=(ink) stroke=(ink) stroke-linecap="round" stroke-linejoin="round" {
            path d=(outline) stroke-width=(2.0 * margin) {}
            @for &part in parts {
                @if let Part::Rod(course, width, _) = part {
                    path d=(course) fill="none" stroke-width=(short(width + 2.0 * margin)) {}
                }
            }
        }
    }
}

fn plane(part: Part) -> Option<&'static str> {
    match part {
        Part::Plane(outline, _) => Some(outline),
        Part::Rod(..) => None,
    }
}

/// A stroke with round ends and corners.
pub(super) fn rod(course: &str, width: f64, ink: Ink) -> Markup {
    html! { g stroke-linecap="round" stroke-linejoin="round" { (curve(course, width, ink)) } }
}
