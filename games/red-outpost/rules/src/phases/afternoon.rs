//! The Afternoon, §3.4: turns until all six workers have been used; no blocks.

use crate::{Location, LocationSet};

pub(super) fn destinations() -> LocationSet {
    Location::workplaces()
}
