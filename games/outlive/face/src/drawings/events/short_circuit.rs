//! Short circuit: two torn cables and the spark between them.

use drawing::shapes::{faded, polygon};
use maud::{Markup, html};

use super::super::ink::{ASH, BRIGHT, FLAME, INK, LAMP, MOSS, RUST};
use super::super::motifs::{card, contoured, rod};

pub(super) fn picture() -> Markup {
    html! {
        (card(MOSS))
        (faded(0.5, &polygon("30,1 34,12 44,6 42,16 54,20 42,24 44,34 34,28 30,39 26,28 16,34 18,24 6,20 18,16 16,6 26,12", FLAME)))
        (cables())
        (contoured("M34 3L21 22H28L25 37 39 17H32z", LAMP, 1.2, INK))
    }
}

fn cables() -> Markup {
    html! {
        (rod("M-2 30Q8 34 9 26T16 20", 6.5, INK))
        (rod("M-2 30Q8 34 9 26T16 20", 4.0, RUST))
        (rod("M17 19L21 16M18 21L22 21", 1.4, BRIGHT))
        (rod("M62 9Q52 6 51 14T44 20", 6.5, INK))
        (rod("M62 9Q52 6 51 14T44 20", 4.0, ASH))
        (rod("M43 21L39 24M42 19L38 19", 1.4, BRIGHT))
    }
}
