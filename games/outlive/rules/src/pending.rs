//! What a player is asked, and what nature draws.

use table::Seat;

use crate::equipment::Equipment;
use crate::{City, Ground, Place};

/// What a player is asked. Several players can be asked at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Nothing.
    Nothing,
    /// Which two of the six rooms go, §3.2.
    Rooms,
    /// Which room is built for free, §3.2.
    FreeRoom,
    /// How many of the four survivors go into the free room, §3.2.
    Quarters,
    /// Which leader stays, §3.2.
    Leader,
    /// Which hero lies where, §3.4.
    Heroes,
    /// Which hero lies where, one at a time: the strategic variant, §3.4.
    NextHero,
    /// So many commodities, or materials and ammo, are discarded, §14.
    Discard(Kinds, u8),
    /// So many survivors leave.
    Leave(u8),
    /// A hero and where he goes, §5.2.
    Move,
    /// Whether the Baseball bat is used against this player's hero, R10.
    Bat(Seat),
    /// How the pressure is met, §5.3.
    Defend(u8),
    /// So much is handed over to the one who presses, §5.3.
    HandOver(u8),
    /// So much is taken from this player, §10.20.
    Rob(Seat, u8),
    /// Where a new survivor goes, §5.8, §12.17.
    House,
    /// Whether to take the food that this equipment brings on arriving, R24.
    Gift(Equipment),
    /// What the hero does at his place, §5.4.
    Visit(Place),
    /// Which prey of the stack that only he has seen, §12.6.
    Sensed(Ground),
    /// One event to resolve, or none any more, §6.1.
    Resolve,
    /// What feeds the survivors, §6.2.
    Feed,
    /// How many survivors are recruited, §6.4.
    Recruit,
    /// Building and using rooms, §6.5.
    Build,
    /// Repairing, §6.6.
    Repair,
}

impl Pending {
    /// Whether the choice is made in secret and revealed together with the others', §3.2, §3.4.
    pub fn is_secret(self) -> bool {
        match self {
            Self::Rooms | Self::FreeRoom | Self::Quarters | Self::Leader | Self::Heroes => true,
            Self::Nothing
            | Self::NextHero
            | Self::Discard(..)
            | Self::Leave(_)
            | Self::Move
            | Self::Bat(_)
            | Self::Defend(_)
            | Self::HandOver(_)
            | Self::Rob(..)
            | Self::House
            | Self::Gift(_)
            | Self::Visit(_)
            | Self::Sensed(_)
            | Self::Resolve
            | Self::Feed
            | Self::Recruit
            | Self::Build
            | Self::Repair => false,
        }
    }
}

/// What a discard is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinds {
    /// Commodities: rats, §14.6.
    Commodities,
    /// Materials and ammo: looters, §14.7.
    Supplies,
}

/// What nature draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A room for a player's hand, §3.2.
    Room(Seat),
    /// A leader for a player's hand, §3.2.
    Leader(Seat),
    /// An equipment card for a city's display, §4.
    Display(City),
    /// A search tile that is laid aside, §2.3, §14.4.
    Aside(City),
    /// The search tile that a player turns up, §5.10.
    Search(City),
    /// A search tile that a leader turns up, §13.7.
    Scavenge(City),
    /// The next tile that somebody sees who looks through a stack, §10.17.
    Look(City),
    /// The prey on top of a stack, §2.4.
    Prey(Ground),
    /// The next prey that somebody sees who looks through a stack, §12.6.
    Sense(Ground),
    /// The event of the round, §5.1.
    Event,
    /// An equipment card for a player, §10.2, §10.16.
    Equipment(Seat),
}
