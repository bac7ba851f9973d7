//! Lunch, §3.3: one turn a player, to the Field kitchen.

use crate::{Location, LocationSet};

pub(super) fn destinations() -> LocationSet {
    LocationSet::EMPTY.with(Location::FieldKitchen)
}
