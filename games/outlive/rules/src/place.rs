//! The board, §2: eight places in a ring.

use table::{Per, Set, Word, words};

use crate::Resource;

words! {
    /// A place of the board, clockwise, §2.1.
    pub enum Place: "place" {
        Forest = "forest",
        Dam = "dam",
        MilitaryBase = "military-base",
        SilentPeak = "silent-peak",
        Mine = "mine",
        CargoShip = "cargo-ship",
        Fair = "fair",
        Blackwood = "blackwood",
    }
}

words! {
    /// A city, §2.3.
    pub enum City: "city" { SilentPeak = "silent-peak", Blackwood = "blackwood" }
}

words! {
    /// A place with prey, §2.4.
    pub enum Ground: "hunting ground" { Forest = "forest", Mine = "mine", Fair = "fair" }
}

words! {
    /// A slot of the Cargo ship, named by the strength it takes, §2.5.
    pub enum Slot: "slot" { Three = "3", Four = "4", Five = "5", Six = "6" }
}

/// One `T` for every place.
pub type PerPlace<T> = Per<Place, T, 8>;
/// Some of the places.
pub type PlaceSet = Set<Place>;
/// One `T` for every city.
pub type PerCity<T> = Per<City, T, 2>;
/// One `T` for every hunting ground.
pub type PerGround<T> = Per<Ground, T, 3>;
/// One `T` for every slot.
pub type PerSlot<T> = Per<Slot, T, 4>;

impl Place {
    /// How many steps lie between two places, the shorter way round.
    pub fn distance(self, other: Self) -> usize {
        let apart = self.index().abs_diff(other.index());
        apart.min(Self::ALL.len() - apart)
    }

    /// The other places that lie within so many steps.
    pub fn within(self, steps: usize) -> PlaceSet {
        let ring = Self::ALL.len();
        let near =
            (1..=steps.min(ring / 2)).flat_map(|step| [self.index() + step, self.index() + ring - step]);
        near.map(|index| Self::ALL[index % ring]).collect()
    }

    /// The city that this is.
    pub fn city(self) -> Option<City> {
        match self {
            Self::SilentPeak => Some(City::SilentPeak),
            Self::Blackwood => Some(City::Blackwood),
            Self::Forest | Self::Dam | Self::MilitaryBase | Self::Mine | Self::CargoShip | Self::Fair => None,
        }
    }

    /// The hunting ground that this is.
    pub fn ground(self) -> Option<Ground> {
        match self {
            Self::Forest => Some(Ground::Forest),
            Self::Mine => Some(Ground::Mine),
            Self::Fair => Some(Ground::Fair),
            Self::Dam | Self::MilitaryBase | Self::SilentPeak | Self::CargoShip | Self::Blackwood => None,
        }
    }

    /// What lies in stock here, §2.2.
    pub fn stock(self) -> Option<Resource> {
        match self {
            Self::Forest => Some(Resource::Wood),
            Self::Dam => Some(Resource::Water),
            Self::MilitaryBase => Some(Resource::Ammo),
            Self::Mine => Some(Resource::Metal),
            Self::Fair => Some(Resource::Chip),
            Self::SilentPeak | Self::CargoShip | Self::Blackwood => None,
        }
    }
}

impl Slot {
    /// The strength it takes.
    pub fn strength(self) -> u8 {
        self.index() as u8 + 3
    }

    /// The slot for a strength.
    pub fn of_strength(strength: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|slot| slot.strength() == strength)
    }
}
