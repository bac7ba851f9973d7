//! The Evening, §3.5: one turn a player; the Barracks are open.

use crate::{Location, LocationSet};

pub(super) fn destinations() -> LocationSet {
    Location::workplaces().with(Location::Barracks)
}
