//! Power failure: a bulb that has burst in the dark.

use drawing::shapes::{circle, polygons, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BRIGHT, FLAME, INK, MOSS, STONE, YELLOW};
use super::super::motifs::{card, contoured, rod};

pub(super) fn picture() -> Markup {
    html! {
        (card(MOSS))
        (circle(30, 17, 17, STONE))
        (bulb())
        (splinters())
        (switch())
    }
}

fn bulb() -> Markup {
    html! {
        (contoured("M24 27Q24 24 20 20 15 14 19 7L25 11 29 5 33 10 40 5Q45 13 40 20 36 24 36 27z", BONE, 1.4, INK))
        (rod("M28 27L26 17 30 20 34 17 32 27", 1.6, FLAME))
        (contoured("M25 28H35V35Q30 39 25 35z", ASH, 1.2, INK))
        (rects([(25.0, 30.0, 10.0, 1.4), (25.0, 33.0, 10.0, 1.4)], INK))
    }
}

fn splinters() -> Markup {
    let shards = ["24,1 28,2 25,6", "32,1 35,3 32,6", "42,0 45,1 42,4", "14,3 18,3 16,7", "47,7 50,9 47,12"];
    polygons(shards.map(String::from), BRIGHT)
}

/// A lever that is down.
fn switch() -> Markup {
    html! {
        (contoured("M49 20H57V36H49z", ASH, 1.2, INK))
        (rod("M53 27V33", 3.0, INK))
        (circle(53, 23, 1.5, YELLOW))
    }
}
