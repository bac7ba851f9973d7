//! The leaders, §13: age, where the heroes start, and what the tribe has.

use crate::cards::Leader;
use crate::equipment::Equipment;
use crate::{Place, Resource};

/// What is on a leader's card.
#[derive(Clone, Copy, Debug)]
pub struct LeaderCard {
    /// The oldest leader's player begins, §3.5.
    pub age: u8,
    /// Where the heroes start.
    pub starts: [Place; 4],
    /// The resources at the start.
    pub resources: &'static [(Resource, u8)],
    /// The broken equipment at the start.
    pub equipment: Equipment,
}

impl Leader {
    /// What is on the card.
    pub fn card(self) -> LeaderCard {
        use Place::{Blackwood, CargoShip, Dam, Fair, Forest, MilitaryBase, Mine, SilentPeak};
        use Resource::{Ammo, Can, Chip, Meat, Metal, Water, Wood};
        let card = |age, starts, resources, equipment| LeaderCard { age, starts, resources, equipment };
        match self {
            // §13.1
            Self::ErinMcCarthy => {
                card(17, [Dam, Blackwood, SilentPeak, CargoShip], &[(Water, 2)], Equipment::Jerrycan)
            }
            // §13.2
            Self::GraysonPigott => {
                card(38, [Forest, MilitaryBase, Fair, Mine], &[(Ammo, 2), (Chip, 1)], Equipment::BaseballBat)
            }
            // §13.3
            Self::JacobRowlett => {
                card(66, [Dam, SilentPeak, Fair, CargoShip], &[(Metal, 2), (Chip, 1)], Equipment::Pickaxe)
            }
            // §13.4
            Self::KooperFroste => card(
                51,
                [Forest, MilitaryBase, Blackwood, SilentPeak],
                &[(Ammo, 1), (Wood, 2)],
                Equipment::Axe,
            ),
            // §13.5
            Self::LilyRoseWely => {
                card(20, [Blackwood, SilentPeak, Fair, Mine], &[(Chip, 3)], Equipment::Backpack)
            }
            // §13.6
            Self::LizaValentine => card(
                25,
                [MilitaryBase, Blackwood, SilentPeak, CargoShip],
                &[(Ammo, 3)],
                Equipment::AmmunitionKit,
            ),
            // §13.7
            Self::MaryKoolpepper => {
                card(23, [Forest, Blackwood, CargoShip, Mine], &[], Equipment::Flashlight)
            }
            // §13.8
            Self::SolenLivrich => {
                card(32, [Forest, Blackwood, CargoShip, Mine], &[(Can, 2)], Equipment::GrapplingHook)
            }
            // §13.9
            Self::SwiftyBingham => card(
                19,
                [Dam, MilitaryBase, Fair, CargoShip],
                &[(Ammo, 1), (Chip, 2)],
                Equipment::ThermalSensor,
            ),
            // §13.10
            Self::WilsonFrye => {
                card(44, [Blackwood, SilentPeak, CargoShip, Mine], &[(Meat, 2)], Equipment::Shotgun)
            }
        }
    }
}
