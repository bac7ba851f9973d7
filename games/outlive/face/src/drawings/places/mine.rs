//! The Mine: a timbered way into the hill, and a cart that was left before it.

use drawing::shapes::{circle, faded, lines, polygon, polygons, rect, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BROWN, GLOW, INK, LAMP, RUST, STONE};
use super::super::motifs::backdrop;

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(GLOW))
        (polygon("0,92 0,60 34,40 62,62 90,92", RUST))
        (hill())
        (way_in())
        (polygon("0,90 200,88 200,120 0,120", INK))
        (rails())
        (cart())
        (ore())
    }
}

fn hill() -> Markup {
    html! {
        (polygon("34,94 58,52 82,30 104,36 132,20 160,44 184,56 200,94", BROWN))
        (faded(0.3, &polygon("132,20 160,44 184,56 200,94 150,94 142,56", INK)))
    }
}

fn way_in() -> Markup {
    html! {
        (polygon("84,92 88,50 128,50 132,92", INK))
        (faded(0.35, &circle(108, 60, 13, LAMP)))
        (lines(["108,50 108,57"], 1.6, ASH))
        (circle(108, 60, 3.6, LAMP))
        (polygons(["78,92 83,48 90,48 86,92", "138,92 133,48 126,48 130,92"].map(String::from), RUST))
        (polygon("76,44 140,42 140,50 76,51", RUST))
        (lines(["90,62 98,50", "126,62 118,50"], 3.4, RUST))
        (rects([(85, 45, 2, 4), (129, 44, 2, 4)], BONE))
    }
}

fn rails() -> Markup {
    html! {
        (polygon("102,82 114,82 142,120 74,120", BROWN))
        (lines(["98,90 118,90", "93,98 123,98", "86,108 130,108"], 3, STONE))
        (lines(["104,82 82,120", "112,82 134,120"], 2.4, ASH))
    }
}

/// A cart of ore.
fn cart() -> Markup {
    html! {
        @for (x, y, radius) in [(150, 66, 6), (160, 63, 8), (171, 67, 6)] { (circle(x, y, radius, STONE)) }
        (polygons(["156,58 162,56 160,63", "168,63 173,63 170,68"].map(String::from), BONE))
        (polygon("138,68 182,68 176,88 144,88", ASH))
        (polygon("162,68 182,68 176,88 162,88", STONE))
        (rect(136, 67, 48, 4, INK))
        @for x in [150, 170] {
            (circle(x, 90, 5.4, INK))
            (circle(x, 90, 2.4, ASH))
        }
    }
}

fn ore() -> Markup {
    html! {
        (polygon("18,94 26,78 36,84 44,74 58,94", STONE))
        (polygons(["26,78 36,84 30,90", "44,74 52,86 44,86"].map(String::from), BONE))
    }
}
