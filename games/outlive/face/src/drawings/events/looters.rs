//! Looters: a masked face and a crowbar.

use drawing::shapes::{circle, path};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BRIGHT, DUSK, FACE, FLAME, INK, STONE};
use super::super::motifs::{card, rod};

pub(super) fn picture() -> Markup {
    html! {
        (card(DUSK))
        (path("M6 40Q8 28 22 27H38Q52 28 54 40z", INK))
        (hood())
        (kerchief())
        (crowbar())
    }
}

fn hood() -> Markup {
    html! {
        (path("M16 30Q14 4 30 3T44 30z", STONE))
        (path("M21 19Q21 9 30 9T39 19L37 24H23z", FACE))
        (path("M20 12Q25 7 30 9T40 12L39 14.5 31.5 16H28.5L21 14.5z", INK))
        (circle(26, 16.8, 1.7, INK))
        (circle(34, 16.8, 1.7, INK))
    }
}

fn kerchief() -> Markup {
    html! {
        (path("M20 18.5Q30 22 40 18.5L38 28 30 35 22 28z", FLAME))
        @for (x, y) in [(26, 24), (34, 24), (30, 28)] { (circle(x, y, 1.1, BRIGHT)) }
    }
}

fn crowbar() -> Markup {
    let bar = "M53 37L44 12Q42 6 47 5";
    html! { (rod(bar, 4.6, INK)) (rod(bar, 2.6, ASH)) (rod("M51 36.5h5", 4.0, BONE)) }
}
