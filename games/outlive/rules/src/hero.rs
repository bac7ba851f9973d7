//! The heroes of a player, §1: four, of strength 3, 3, 4 and 5.

use table::{Per, words};

use crate::{Place, Slot};

words! {
    /// One of a player's four heroes.
    pub enum Hero: "hero" { FirstThree = "3a", SecondThree = "3b", Four = "4", Five = "5" }
}

/// One `T` for every hero.
pub type PerHero<T> = Per<Hero, T, 4>;

impl Hero {
    /// His strength.
    pub fn strength(self) -> u8 {
        match self {
            Self::FirstThree | Self::SecondThree => 3,
            Self::Four => 4,
            Self::Five => 5,
        }
    }
}

/// Where a hero is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeroState {
    /// His place, once he has one.
    pub place: Option<Place>,
    /// Whether he stands: he has been played in this round.
    pub active: bool,
    /// The slot of the Cargo ship that he took in this round, §5.8.
    pub slot: Option<Slot>,
}
