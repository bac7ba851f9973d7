//! What several posters of Red Outpost have in common: rays, rings, stars, planets.

use drawing::shapes::{Ink, circle, path, polygon};
use maud::{Markup, html};

use super::ink::{BLUE, NAVY, RAY};

/// The canvas of a location, filled.
pub(crate) fn backdrop(ink: Ink) -> Markup {
    path("M0 0H200V120H0z", ink)
}

/// Rays out of a point, as many as fill the circle, as wide as the gaps between them. They are the
/// dashes of a stroke so wide that it reaches the centre.
pub(crate) fn rays(x: f64, y: f64, count: u32, ink: Ink) -> Markup {
    html! {
        circle cx=(x) cy=(y) r="120" fill="none" stroke=(ink) stroke-width="240" pathLength=(2 * count) stroke-dasharray="1" stroke-dashoffset=".5" {}
    }
}

/// Rings of light around a point.
pub(crate) fn halo(x: f64, y: f64, radii: [u32; 3]) -> Markup {
    html! { @for radius in radii { (circle(x, y, radius, RAY)) } }
}

/// A five-pointed star around its centre, one point upwards.
pub(crate) fn star(x: f64, y: f64, radius: f64, ink: Ink) -> Markup {
    let corner = |index: u32| {
        let turn = std::f64::consts::TAU * (f64::from(index) / 10.0 - 0.25);
        let reach = if index.is_multiple_of(2) { radius } else { radius * 0.4 };
        format!("{:.1},{:.1}", x + reach * turn.cos(), y + reach * turn.sin())
    };
    polygon(&(0..10).map(corner).collect::<Vec<_>>().join(" "), ink)
}

/// The planet that the outpost circles, lit from the upper left.
pub(crate) fn planet(x: f64, y: f64, radius: f64) -> Markup {
    html! {
        (circle(x, y, radius, BLUE))
        (night_side(x, y, radius, NAVY))
    }
}

/// The part of a disc that the light does not reach.
pub(crate) fn night_side(x: f64, y: f64, radius: f64, ink: Ink) -> Markup {
    let (from, to) = (
        format!("{} {}", x + radius * 0.5, y - radius * 0.87),
        format!("{} {}", x - radius * 0.5, y + radius * 0.87),
    );
    let border = radius * 1.3;
    path(&format!("M{from}A{radius} {radius} 0 0 1 {to}A{border} {border} 0 0 0 {from}z"), ink)
}
