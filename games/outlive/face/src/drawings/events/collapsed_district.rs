//! Collapsed district: a tower that leans and breaks, and the dust below it.

use drawing::shapes::{circle, polygon, polygons, rects, turned};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, DUST, INK, STONE};
use super::super::motifs::card;

pub(super) fn picture() -> Markup {
    html! {
        (card(DUST))
        (polygon("2,40 2,14 6,10 9,14 14,12 14,40", STONE))
        (polygon("48,40 48,20 53,16 58,20 58,40", STONE))
        (turned(20, 22, 40, &top()))
        (polygon("17,40 17,27 22,30 26,26 31,31 36,28 36,40", INK))
        (dust())
    }
}

/// The upper half of the tower on its way down.
fn top() -> Markup {
    html! {
        (polygon("18,24 18,0 38,0 38,22 33,26 28,22 23,26", INK))
        (rects([(21, 3), (27, 3), (33, 3), (21, 10), (33, 10), (21, 17), (27, 17)].map(|(x, y)| (x, y, 3, 4)), ASH))
    }
}

fn dust() -> Markup {
    html! {
        @for (x, y, radius) in [(12, 38, 6), (24, 39, 5), (36, 37, 7), (47, 39, 6)] { (circle(x, y, radius, BONE)) }
        (polygons(["30,34 35,31 37,36", "44,30 49,29 48,34", "16,35 20,32 22,37"].map(String::from), STONE))
    }
}
