//! Equipment, §12: a file for each use; here what the cards have in common.
//!
//! A card is broken until it is repaired, and then works once a round.

pub(crate) mod gifts;
pub(crate) mod hunting_aids;

use table::{Bag, Per, words};

use crate::resource::Materials;
use crate::shelter::Shelter;

words! {
    /// A kind of equipment; the two of a pair follow each other, §12.
    pub enum Equipment: "equipment" {
        Axe = "axe",
        Bow = "bow",
        BaseballBat = "baseball-bat",
        BattleGear = "battle-gear",
        Exoskeleton = "exoskeleton",
        ThermalSensor = "thermal-sensor",
        Jerrycan = "jerrycan",
        AccessCard = "access-card",
        Backpack = "backpack",
        MetalDetector = "metal-detector",
        Shotgun = "shotgun",
        BearTrap = "bear-trap",
        Hacksaw = "hacksaw",
        GrapplingHook = "grappling-hook",
        AmmunitionKit = "ammunition-kit",
        Crowbar = "crowbar",
        Flashlight = "flashlight",
        Chainsaw = "chainsaw",
        Pickaxe = "pickaxe",
        Purifier = "purifier",
    }
}

/// Some equipment cards.
pub type EquipmentBag = Bag<Equipment, 20>;
/// One `T` for every kind of equipment.
pub type PerEquipment<T> = Per<Equipment, T, 20>;

/// How many cards there are of each kind.
pub(crate) const COPIES: u8 = 2;

/// A player's card of a kind. Nobody has two of a kind, §6.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// He has none.
    Missing,
    /// Broken.
    Broken,
    /// Repaired and ready.
    Ready,
    /// Repaired and used in this round.
    Spent,
}

impl Condition {
    /// Whether the player has it.
    pub fn is_owned(self) -> bool {
        self != Self::Missing
    }

    /// Whether it is repaired.
    pub fn is_repaired(self) -> bool {
        matches!(self, Self::Ready | Self::Spent)
    }
}

impl Equipment {
    /// The materials that its repair takes, and that the Scrapyard gives.
    pub fn cost(self) -> Materials {
        match self {
            Self::Axe | Self::Jerrycan | Self::BearTrap => Materials::new(1, 2, 0),
            Self::Bow | Self::Shotgun | Self::AmmunitionKit | Self::Pickaxe => Materials::new(2, 1, 0),
            Self::BaseballBat | Self::Backpack => Materials::new(3, 0, 0),
            Self::BattleGear => Materials::new(1, 0, 2),
            Self::Exoskeleton
            | Self::ThermalSensor
            | Self::AccessCard
            | Self::MetalDetector
            | Self::Hacksaw
            | Self::GrapplingHook => Materials::new(1, 1, 1),
            Self::Crowbar => Materials::new(0, 3, 0),
            Self::Flashlight | Self::Chainsaw | Self::Purifier => Materials::new(0, 1, 2),
        }
    }

    /// The card with the other half of its symbol.
    pub fn partner(self) -> Self {
        <Self as table::Word>::ALL[self as usize ^ 1]
    }
}

impl Shelter {
    /// Whether the card is repaired and not used in this round.
    pub(crate) fn is_ready(&self, equipment: Equipment) -> bool {
        self.equipment[equipment] == Condition::Ready
    }

    /// Uses the card, if it is ready.
    pub(crate) fn spend(&mut self, equipment: Equipment) -> bool {
        let ready = self.is_ready(equipment);
        if ready {
            self.equipment[equipment] = Condition::Spent;
        }
        ready
    }
}
