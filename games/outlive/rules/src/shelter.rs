//! A player's shelter and everything that belongs to it.

use crate::cards::{EventSet, Leader, PreyBag};
use crate::equipment::{Condition, PerEquipment};
use crate::hero::{HeroState, PerHero};
use crate::night::ShelterStep;
use crate::pending::Pending;
use crate::resource::{COMMODITIES, MATERIALS};
use crate::rooms::{RoomBag, RoomSlot};
use crate::setup::Choosing;
use crate::{PerResource, Place, PlaceSet, Resource};

/// The rooms of a shelter, §3.1: three standard and four advanced ones.
pub(crate) const ROOMS: usize = 7;

/// A player's shelter, heroes and holdings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shelter {
    /// What the player is asked.
    pub pending: Pending,
    /// What he still has to choose in set-up, §3.2.
    pub(crate) choosing: Choosing,
    /// The rooms he drew, §3.2; a secret.
    pub hand: RoomBag,
    /// The leaders he drew; a secret until one is kept.
    pub leaders: [Option<Leader>; 2],
    /// The leader he kept.
    pub leader: Option<Leader>,
    /// The advanced ones follow the standard ones, once they are kept.
    pub rooms: [RoomSlot; ROOMS],
    /// The survivors in the airlock.
    pub airlock: u8,
    /// Resources.
    pub store: PerResource<u8>,
    /// The field of the radiation track, from its best end.
    pub radiation: u8,
    /// Equipment.
    pub equipment: PerEquipment<Condition>,
    /// Prey tiles.
    pub prey: PreyBag,
    /// Events resolved.
    pub events: EventSet,
    /// Where his heroes are.
    pub heroes: PerHero<HeroState>,
    /// Whether he has passed in step 1 of this Night, §6.1.
    pub passed: bool,
    /// Where he is in steps 2 to 7 of this Night, §6.
    pub(crate) step: ShelterStep,
    /// Whether the Storeroom's discount is still to be had tonight, R14.
    pub storeroom_discount: bool,
    /// Equipment cards he still draws.
    pub draws: u8,
}

impl Shelter {
    /// Survivors in the airlock and all rooms.
    pub fn survivors(&self) -> u8 {
        self.airlock + self.rooms.iter().map(|slot| slot.survivors).sum::<u8>()
    }

    /// Meat, water and cans.
    pub fn commodities(&self) -> u8 {
        COMMODITIES.iter().map(|&resource| self.store[resource]).sum()
    }

    /// Wood, metal and chips.
    pub fn materials(&self) -> u8 {
        MATERIALS.iter().map(|&resource| self.store[resource]).sum()
    }

    /// What pressure can take, §5.3: everything but ammo.
    pub(crate) fn loot(&self) -> u8 {
        self.commodities() + self.materials()
    }

    /// Where his heroes are, standing or lying.
    pub(crate) fn places(&self) -> PlaceSet {
        self.heroes.values().filter_map(|hero| hero.place).collect()
    }

    /// Whether one of his heroes is there, standing or lying.
    pub(crate) fn has_hero_at(&self, place: Place) -> bool {
        self.heroes.values().any(|hero| hero.place == Some(place))
    }

    /// Adds resources.
    pub(crate) fn gain(&mut self, resource: Resource, count: u8) {
        self.store[resource] += count;
    }
}
