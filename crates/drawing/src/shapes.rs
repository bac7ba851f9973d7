//! The few shapes of which everything is drawn, in the units of the picture's canvas.

use std::fmt::{Display, Formatter, Result};

use maud::{Markup, PreEscaped, html};

/// A colour: a custom property of `palette.css`.
#[derive(Clone, Copy)]
pub struct Ink(&'static str);

impl Ink {
    /// The colour of this custom property.
    pub const fn new(property: &'static str) -> Self {
        Self(property)
    }
}

impl Display for Ink {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "var(--{})", self.0)
    }
}

/// A rectangle from its upper left corner.
pub fn rect(
    x: impl Into<f64>,
    y: impl Into<f64>,
    width: impl Into<f64>,
    height: impl Into<f64>,
    ink: Ink,
) -> Markup {
    rects([(x.into(), y.into(), width.into(), height.into())], ink)
}

/// Several rectangles in one shape, each from its upper left corner: `(x, y, width, height)`.
pub fn rects<N: Into<f64>>(rects: impl IntoIterator<Item = (N, N, N, N)>, ink: Ink) -> Markup {
    let outline = |(x, y, width, height): (N, N, N, N)| {
        let (x, y) = (short(x.into()), short(y.into()));
        let (width, height) = (short(width.into()), short(height.into()));
        format!("M{x} {y}h{width}v{height}h{}z", -width)
    };
    path(&rects.into_iter().map(outline).collect::<String>(), ink)
}

/// A disc around its centre.
pub fn circle(x: impl Into<f64>, y: impl Into<f64>, radius: impl Into<f64>, ink: Ink) -> Markup {
    let (x, y, radius) = (short(x.into()), short(y.into()), short(radius.into()));
    shape("circle", &format!("cx=\"{x}\" cy=\"{y}\" r=\"{radius}\""), ink)
}

/// An ellipse around its centre.
pub fn ellipse(
    x: impl Into<f64>,
    y: impl Into<f64>,
    across: impl Into<f64>,
    along: impl Into<f64>,
    ink: Ink,
) -> Markup {
    let (x, y) = (short(x.into()), short(y.into()));
    let (across, along) = (short(across.into()), short(along.into()));
    shape("ellipse", &format!("cx=\"{x}\" cy=\"{y}\" rx=\"{across}\" ry=\"{along}\""), ink)
}

/// A closed shape with straight sides, its corners written `x,y x,y …`.
pub fn polygon(corners: &str, ink: Ink) -> Markup {
    path(&format!("M{corners}z"), ink)
}

/// Several closed shapes with straight sides in one, each as in [`polygon`].
pub fn polygons(outlines: impl IntoIterator<Item = String>, ink: Ink) -> Markup {
    path(&outlines.into_iter().map(|corners| format!("M{corners}z")).collect::<String>(), ink)
}

/// A closed shape with curves, in the language of SVG paths. Keep it short, and name what it is.
pub fn path(outline: &str, ink: Ink) -> Markup {
    shape("path", &format!("d=\"{outline}\""), ink)
}

/// A stroke through points written `x,y x,y …`.
pub fn line(points: &str, width: impl Into<f64>, ink: Ink) -> Markup {
    lines([points], width, ink)
}

/// Several strokes of one width, each through points written `x,y x,y …`.
pub fn lines<P: Display>(strokes: impl IntoIterator<Item = P>, width: impl Into<f64>, ink: Ink) -> Markup {
    curve(&strokes.into_iter().map(|points| format!("M{points}")).collect::<String>(), width, ink)
}

/// A stroke along a curve, in the language of SVG paths.
pub fn curve(course: &str, width: impl Into<f64>, ink: Ink) -> Markup {
    let (Ink(property), width) = (ink, width.into());
    PreEscaped(format!(
        "<path d=\"{course}\" fill=\"none\" stroke=\"var(--{property})\" stroke-width=\"{width}\"/>"
    ))
}

/// A drawing that a picture shows several times: once in full, and then by its name.
pub fn repeated(name: &str, drawing: &Markup) -> (Markup, Markup) {
    (html! { g id=(name) { (drawing) } }, PreEscaped(format!("<use href=\"#{name}\"/>")))
}

/// The drawing, somewhere else.
pub fn moved(x: impl Into<f64>, y: impl Into<f64>, drawing: &Markup) -> Markup {
    let (x, y) = (short(x.into()), short(y.into()));
    transformed(&format!("translate({x} {y})"), drawing)
}

/// The drawing, moved and then made larger or smaller around its own 0, 0.
pub fn scaled(x: impl Into<f64>, y: impl Into<f64>, factor: impl Into<f64>, drawing: &Markup) -> Markup {
    let (x, y, factor) = (short(x.into()), short(y.into()), factor.into());
    transformed(&format!("translate({x} {y}) scale({factor})"), drawing)
}

/// The drawing, turned clockwise around a point.
pub fn turned(degrees: impl Into<f64>, x: impl Into<f64>, y: impl Into<f64>, drawing: &Markup) -> Markup {
    let (degrees, x, y) = (short(degrees.into()), short(x.into()), short(y.into()));
    transformed(&format!("rotate({degrees} {x} {y})"), drawing)
}

/// The drawing, mirrored left to right within a canvas of this width.
pub fn mirrored(width: impl Into<f64>, drawing: &Markup) -> Markup {
    let width = short(width.into());
    transformed(&format!("translate({width}) scale(-1 1)"), drawing)
}

/// The drawing, letting what is behind it through.
pub fn faded(opacity: f64, drawing: &Markup) -> Markup {
    html! { g opacity=(opacity) { (drawing) } }
}

fn transformed(transform: &str, drawing: &Markup) -> Markup {
    html! { g transform=(transform) { (drawing) } }
}

fn shape(element: &str, geometry: &str, Ink(property): Ink) -> Markup {
    PreEscaped(format!("<{element} {geometry} fill=\"var(--{property})\"/>"))
}

/// A tenth of a unit is as fine as anybody can see, and keeps the pages small.
pub fn short(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
