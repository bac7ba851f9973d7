//! The eight places of the board, §2, a file each: every one has a sky and a silhouette of its own.

mod blackwood;
mod cargo_ship;
mod dam;
mod fair;
mod forest;
mod military_base;
mod mine;
mod silent_peak;

use drawing::{Id, Symbol, View};
use maud::Markup;
use outlive::Place;
use table::Word;

/// A place of the board. Its top 24 and bottom 40 units are quiet.
pub fn place(place: Place) -> Id {
    Id::new("ol-place", place.name(), View::new(200, 120))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Place::ALL.iter().map(|&it| Symbol::new(place(it), picture(it)))
}

fn picture(place: Place) -> Markup {
    match place {
        Place::Forest => forest::picture(),
        Place::Dam => dam::picture(),
        Place::MilitaryBase => military_base::picture(),
        Place::SilentPeak => silent_peak::picture(),
        Place::Mine => mine::picture(),
        Place::CargoShip => cargo_ship::picture(),
        Place::Fair => fair::picture(),
        Place::Blackwood => blackwood::picture(),
    }
}
