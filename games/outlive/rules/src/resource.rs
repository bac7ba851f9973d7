//! Resources, §1: commodities feed, materials build and repair, ammo hunts and defends.

use table::{Per, words};

words! {
    /// A kind of resource.
    pub enum Resource: "resource" {
        Meat = "meat",
        Water = "water",
        Can = "can",
        Wood = "wood",
        Metal = "metal",
        Chip = "chip",
        Ammo = "ammo",
    }
}

/// One `T` for every resource.
pub type PerResource<T> = Per<Resource, T, 7>;

/// What feeds.
pub const COMMODITIES: [Resource; 3] = [Resource::Meat, Resource::Water, Resource::Can];
/// What builds and repairs.
pub const MATERIALS: [Resource; 3] = [Resource::Wood, Resource::Metal, Resource::Chip];

/// A number of each material: a price, or a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Materials {
    /// Wood.
    pub wood: u8,
    /// Metal.
    pub metal: u8,
    /// Chips.
    pub chip: u8,
}

impl Materials {
    /// So many of each.
    pub const fn new(wood: u8, metal: u8, chip: u8) -> Self {
        Self { wood, metal, chip }
    }

    /// How many there are in all.
    pub fn total(self) -> u8 {
        self.wood + self.metal + self.chip
    }

    /// Each kind with its number.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        MATERIALS.into_iter().zip([self.wood, self.metal, self.chip])
    }

    /// Every way to pay so many out of a store.
    pub(crate) fn payments(store: &PerResource<u8>, total: u8) -> impl Iterator<Item = Self> {
        let (wood, metal, chips) = (store[Resource::Wood], store[Resource::Metal], store[Resource::Chip]);
        (0..=total.min(wood)).rev().flat_map(move |wood| {
            (0..=(total - wood).min(metal)).rev().filter_map(move |metal| {
                let chip = total - wood - metal;
                (chip <= chips).then_some(Self { wood, metal, chip })
            })
        })
    }
}
