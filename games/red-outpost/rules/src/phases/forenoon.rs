//! The Forenoon, §3.2: turns until all six workers have been used; no blocks.

use crate::{Location, LocationSet};

pub(super) fn destinations() -> LocationSet {
    Location::workplaces()
}
