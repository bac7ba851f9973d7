//! The cubes of the four goods, §5. Every one of them has a name of its own, so that it can be seen
//! going from the supply to the Warehouse and on to its export track.

use drawing::picture;
use maud::{Markup, html};
use red_outpost::{CUBES, Good, View};
use table::Word;

use super::Thing;
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::text;
use crate::telling as say;

/// The cubes in the Warehouse. They are the first of their good.
pub(super) fn stored(view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        div.stock data-card="warehouse" {
            @for &good in Good::ALL {
                @for index in 0..view.warehouse[good] {
                    @let name = text(reader.language, "red-cube-stored", &[("good", say::good(reader.language, good).into())]);
                    (Thing { parts: &format!("cube:{good}"), class: "cube", name: &name, state: "", card: "warehouse", piece: &id(good, index) }
                        .draw(&picture(art::good(good))))
                }
            }
        }
    }
}

/// The cubes in the supply, which choices can take one from. They come after the stored ones.
pub(super) fn supply(good: Good, view: &View, reader: &Audience<'_>) -> Markup {
    let first = view.warehouse[good];
    let facts = [("good", say::good(reader.language, good).into()), ("count", view.supply[good].into())];
    let name = text(reader.language, "red-cubes-supply", &facts);
    let cubes = html! {
        @for index in first..first + view.supply[good] { (cube(good, index)) }
        span.count { (view.supply[good]) }
    };
    Thing {
        parts: &format!("supply:{good}"),
        class: "supply",
        name: &name,
        state: "",
        card: "supply",
        piece: "",
    }
    .draw(&cubes)
}

/// The cube on a field of the export track. They are the last of their good.
pub(super) fn exported(good: Good, field: u8) -> Markup {
    cube(good, CUBES - 1 - field)
}

fn cube(good: Good, index: u8) -> Markup {
    html! { span.cube data-piece=(id(good, index)) { (picture(art::good(good))) } }
}

fn id(good: Good, index: u8) -> String {
    format!("{good}-{index}")
}
