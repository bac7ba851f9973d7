//! The crystals for which the outpost was founded.

use drawing::shapes::polygon;
use maud::{Markup, html};

use super::super::cut_out::{Part, Piece};
use super::super::ink::{BLUE, FROST, ICE, NAVY, WHITE};

/// A tall crystal with a small one at its foot.
pub(super) fn piece() -> Piece {
    Piece { parts: vec![spire(), shard()], print: facets() }
}

fn spire() -> Part {
    Part::Plane("M10 2.5L15.5 8 14.5 19 10 21.5 5.5 19 4.5 8z", FROST)
}

fn shard() -> Part {
    Part::Plane("M17.5 10.5L20.5 14 19.8 19.5 16 21.5 13.5 20 14.5 14z", BLUE)
}

fn facets() -> Markup {
    html! {
        (polygon("10,2.5 4.5,8 9,9.5", WHITE))
        (polygon("4.5,8 9,9.5 8.5,20.5 5.5,19", ICE))
        (polygon("10,2.5 15.5,8 9,9.5", FROST))
        (polygon("15.5,8 14.5,14 13.5,20 10,21.5 8.5,20.5 9,9.5", BLUE))
        (polygon("17.5,10.5 14.5,14 17,14.8", ICE))
        (polygon("14.5,14 17,14.8 16,21.5 13.5,20", FROST))
        (polygon("20.5,14 19.8,19.5 16,21.5 17,14.8", NAVY))
    }
}
