//! What the portraits have in common: light behind, shoulders, and a face lit from the left.

use drawing::shapes::{Ink, circle, path, rect, rects};
use maud::{Markup, html};

use super::super::ink::{BROWN, HAZE, INK, SKIN, TAN, UMBER};
use super::super::marks::{flat, outlined};

/// Skin in the light and in the shade.
#[derive(Clone, Copy)]
pub(super) struct Skin(Ink, Ink);

pub(super) const FAIR: Skin = Skin(SKIN, TAN);
pub(super) const TANNED: Skin = Skin(TAN, UMBER);
pub(super) const DARK: Skin = Skin(UMBER, BROWN);

/// A portrait on this ground, with light behind the head and a contour around every shape.
pub(super) fn portrait(ground: Ink, drawing: &Markup) -> Markup {
    html! {
        (rect(0, 0, 48, 48, ground))
        (circle(24, 22, 20, HAZE))
        (outlined(drawing))
    }
}

/// Neck, and shoulders in this cloth.
pub(super) fn shoulders(Skin(_, shade): Skin, cloth: Ink) -> Markup {
    html! {
        (rect(20, 30, 8, 10, shade))
        (path("M2 50Q3 39 18 37L24 42 30 37Q45 39 46 50z", cloth))
    }
}

/// A square face; what is drawn on it has no contour.
pub(super) fn square(skin: Skin, features: &Markup) -> Markup {
    face("M14 12H34V27L30 34 27 36H21L18 34 14 27z", skin, features)
}

/// A narrow face; what is drawn on it has no contour.
pub(super) fn narrow(skin: Skin, features: &Markup) -> Markup {
    face("M15 12H33V25Q32 31 24 36Q16 31 15 25z", skin, features)
}

fn face(outline: &str, Skin(light, shade): Skin, features: &Markup) -> Markup {
    html! {
        (path(outline, light))
        (flat(&html! {
            (path("M25 14H33V26L29 32.5 25 34 27 28H23z", shade))
            (features)
        }))
    }
}

/// Eyes, and a mouth.
pub(super) fn look() -> Markup {
    rects([(17.5, 20.5, 4.0, 2.4), (26.5, 20.5, 4.0, 2.4), (21.0, 30.5, 6.0, 1.4)], INK)
}

/// Eyes under brows of this colour, and a mouth.
pub(super) fn stern_look(brows: Ink) -> Markup {
    html! {
        (rects([(16.0, 17.5, 6.5, 2.0), (25.5, 17.5, 6.5, 2.0)], brows))
        (look())
    }
}
