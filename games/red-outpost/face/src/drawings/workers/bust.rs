//! What the portraits have in common: rays behind, and a face that is half in the light.

use drawing::shapes::{Ink, circle, path, polygon, rect};
use maud::{Markup, html};

use super::super::cut_out::rod;
use super::super::ink::{BLACK, MAROON, SKIN, TAN, WHITE};
use super::super::motifs::rays;

/// The canvas of a portrait with rays out of its lower middle.
pub(super) fn backdrop(ground: Ink, ray: Ink) -> Markup {
    html! {
        (rect(0, 0, 96, 96, ground))
        g transform="rotate(7 48 78)" { (rays(48.0, 78.0, 18, ray)) }
    }
}

/// A square face with a strong jaw, lit from the left.
pub(super) fn face() -> Markup {
    html! {
        (path("M41 60H57V78L49 87 41 78z", TAN))
        (path("M33 34H63V55L58 66 52 71H44L38 66 33 55z", SKIN))
        (path("M49 34H63V55L58 66 52 71H48L51 65 54 58 46 57 48 47z", TAN))
        (path("M30.5 47H33V56H31.5zM63 47H65.5L64.5 56H63z", TAN))
    }
}

/// A narrower face with a soft chin, lit from the left.
pub(super) fn soft_face() -> Markup {
    html! {
        (path("M42 60H55V78L48.5 87 42 78z", TAN))
        (path("M34 34H62V54C62 62 54 71 48 71S34 62 34 54z", SKIN))
        (path("M49 34H62V54C62 62 54 71 48 71L51 65 53 58 46.5 57 48.5 47z", TAN))
    }
}

/// Eyes under straight brows.
pub(super) fn stern_eyes() -> Markup {
    html! {
        (polygon("35.5,43.5 46,42.5 46,45 36,46", BLACK))
        (polygon("51,42.5 61,43.5 60.5,46 51,45", BLACK))
        (eyes())
    }
}

/// Eyes under raised brows.
pub(super) fn bright_eyes() -> Markup {
    html! {
        (path("M36 44Q41 40 46 43L45.6 44.4Q41 42 36.4 45z", BLACK))
        (path("M51 43Q56 40 61 44L60.6 45Q56 42 51.4 44.4z", BLACK))
        (eyes())
    }
}

fn eyes() -> Markup {
    html! {
        (path("M37.5 49.5Q41.5 46 46 49.5 41.5 52.5 37.5 49.5zM51.5 49.5Q56 46 60 49.5 56 52.5 51.5 49.5z", WHITE))
        (rod("M37.5 49.2Q41.5 46 46 49.2M51.5 49.2Q56 46 60 49.2", 1.3, BLACK))
        (circle(42, 49.4, 1.9, BLACK))
        (circle(55.8, 49.4, 1.9, BLACK))
    }
}

/// A mouth in red.
pub(super) fn red_mouth() -> Markup {
    path("M43 62L46 60.8 48.5 61.6 51 60.8 54 62Q51 65.6 48.5 65.6T43 62z", MAROON)
}
