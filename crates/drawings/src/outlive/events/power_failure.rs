//! Power failure: a bulb that has burst.

use maud::{Markup, html};

use super::super::ink::{ASH, CHALK, FLAME, INK, MIST, STONE};
use super::super::motifs::{card, contoured, rod};
use crate::shapes::{polygons, rects};

pub(super) fn picture() -> Markup {
    html! {
        (card(STONE))
        (bulb())
        (splinters())
        (rod("M8 36L52 4", 6.0, INK))
        (rod("M8 36L52 4", 3.6, FLAME))
    }
}

fn bulb() -> Markup {
    html! {
        (contoured("M24 27Q24 24 20 20 16 14 20 8L26 11 29 5 33 9 38 5Q44 12 40 20 36 24 36 27z", MIST, 1.4, INK))
        (rod("M28 27L26 17 30 20 34 17 32 27", 1.4, INK))
        (contoured("M25 28H35V35Q30 39 25 35z", ASH, 1.2, INK))
        (rects([(25.0, 30.0, 10.0, 1.4), (25.0, 33.0, 10.0, 1.4)], INK))
    }
}

fn splinters() -> Markup {
    polygons(["27,1 30,3 27,6", "40,1 43,2 40,4", "15,3 19,4 17,7"].map(String::from), CHALK)
}
