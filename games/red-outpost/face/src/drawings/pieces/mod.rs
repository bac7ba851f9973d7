//! What lies on the board beside the workers: cubes, crystals, discs and markers.

mod crystal;
mod discs;
mod goods;
mod markers;
mod marks;

pub use discs::{autom, disc};
pub use goods::{any_good, good, good_stamp};
pub use markers::{Side, block, mood_marker, phase_marker, start_marker};

pub(super) use marks::mark;

use drawing::{Id, Symbol, View};

/// A crystal.
pub fn crystal() -> Id {
    Id::new("ro", "crystal", View::new(24, 24))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    goods::symbols()
        .chain([Symbol::new(crystal(), crystal::piece().fresh())])
        .chain(discs::symbols())
        .chain(markers::symbols())
}
