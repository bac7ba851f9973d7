//! The twelve locations of the board, §1, in their printed order.

use table::{Set, Word, words};

words! {
    /// A location of the board.
    pub enum Location: "location" {
        Pasture = "pasture",
        Palace = "palace",
        Cornfield = "cornfield",
        Beerhouse = "beerhouse",
        Warehouse = "warehouse",
        Administration = "administration",
        Spaceship = "spaceship",
        Mine = "mine",
        FieldKitchen = "field-kitchen",
        Lake = "lake",
        LabourCamp = "labour-camp",
        Barracks = "barracks",
    }
}

/// Some of the locations.
pub type LocationSet = Set<Location>;

impl Location {
    /// The number printed beside it.
    pub fn number(self) -> usize {
        self.index() + 1
    }

    /// Whether it holds any number of workers, §4.1.
    #[inline]
    pub fn is_roomy(self) -> bool {
        matches!(self, Self::FieldKitchen | Self::Barracks)
    }

    /// The ten locations other than Field kitchen and Barracks: those that can be blocked, §2.5,
    /// and those that Autom's cards show, §10.5.
    pub fn workplaces() -> LocationSet {
        LocationSet::ALL.without(Self::FieldKitchen).without(Self::Barracks)
    }
}
