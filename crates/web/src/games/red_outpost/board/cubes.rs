//! The cubes of the four goods, §5. Every one of them has a name of its own, so that it can be seen
//! going from the supply to the Warehouse and on to its export track.

use ::red_outpost::{CUBES, Good, RedOutpost, View};
use drawings::picture;
use drawings::red_outpost as art;
use maud::{Markup, html};
use table::Word;
use words::red_outpost as say;

use super::super::super::texts::text;
use super::{Reader, Thing};

/// The cubes in the Warehouse. They are the first of their good.
pub(super) fn stored(view: &View, reader: &Reader<'_, RedOutpost>) -> Markup {
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
pub(super) fn supply(good: Good, view: &View, reader: &Reader<'_, RedOutpost>) -> Markup {
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
