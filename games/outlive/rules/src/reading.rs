//! What can be read off a position at once, for those who judge thousands of them and need no view.

use table::Seat;

use crate::cards::{EventSet, Prey};
use crate::events::{self, ROUNDS};
use crate::night::{ShelterStep, radiation};
use crate::pending::Pending;
use crate::place::Ground;
use crate::places::{dam, grounds};
use crate::setup::Seating;
use crate::shelter::Shelter;
use crate::stage::Stage;
use crate::state::State;
use crate::values::Values;
use crate::{City, Hero, PerPlace, Place};

/// What a player still has before him in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ahead {
    /// The whole Night.
    Feeding,
    /// Recruiting and what follows; the survivors are fed and the wave is over.
    Recruiting,
    /// Building and what follows.
    Building,
    /// Repairing and tidying up.
    Repairing,
    /// Nothing any more.
    Nothing,
}

impl State {
    /// The box.
    #[inline]
    pub fn values(&self) -> &'static Values {
        self.values
    }

    /// How many play.
    #[inline]
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// The round, from 1 to 6; 0 in set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The rounds that follow the present one.
    #[inline]
    pub fn rounds_left(&self) -> u8 {
        ROUNDS - self.round
    }

    /// The radiation wave of a round, §6.3.
    #[inline]
    pub fn wave(round: u8) -> u8 {
        radiation::strength(round)
    }

    /// A player's shelter.
    #[inline]
    pub fn shelter(&self, seat: Seat) -> &Shelter {
        &self.shelters[seat]
    }

    /// What this player still has before him in the round.
    #[inline]
    pub fn ahead(&self, seat: Seat) -> Ahead {
        if self.stage == Stage::Over {
            return Ahead::Nothing;
        }
        if self.stage != Stage::Shelters {
            return Ahead::Feeding;
        }
        let shelter = &self.shelters[seat];
        match shelter.step {
            ShelterStep::Feed => Ahead::Feeding,
            ShelterStep::Radiation if shelter.pending == Pending::Feed => Ahead::Feeding,
            ShelterStep::Radiation | ShelterStep::Recruit => Ahead::Recruiting,
            ShelterStep::Build if shelter.pending == Pending::Recruit => Ahead::Recruiting,
            ShelterStep::Build => Ahead::Building,
            ShelterStep::Storeroom | ShelterStep::Repair => Ahead::Repairing,
            ShelterStep::Tidy | ShelterStep::Finished => Ahead::Nothing,
        }
    }

    /// The hero who is at a place and acts, or is about to, with his player and his actions.
    #[inline]
    pub fn visitor(&self) -> Option<(Seat, Hero, Place, u8)> {
        let visit = &self.visit;
        match self.stage {
            Stage::Act => Some((self.active, visit.hero, visit.place, visit.actions)),
            Stage::Pressure | Stage::Arrival => {
                let actions = events::actions(self, self.active, visit.hero.strength());
                Some((self.active, visit.hero, visit.place, actions))
            }
            _ => None,
        }
    }

    /// Whether the visitor may still hunt, §5.7.
    #[inline]
    pub fn may_hunt(&self) -> bool {
        self.visit.may_hunt || self.stage != Stage::Act
    }

    /// The chips that this player pays at the Dam, §5.9.
    #[inline]
    pub fn dam_price(&self, seat: Seat) -> u8 {
        dam::price(self, seat)
    }

    /// The endurance of a prey for this player, §5.7.
    #[inline]
    pub fn endurance(&self, seat: Seat, prey: Prey) -> u8 {
        prey.endurance() + events::extra_endurance(self, seat)
    }

    /// The meat that this player gets for a prey, §5.7.
    #[inline]
    pub fn meat(&self, seat: Seat, prey: Prey) -> u8 {
        grounds::meat(self, seat, prey)
    }

    /// What lies in stock at the places, §2.2.
    #[inline]
    pub fn stocks(&self) -> &PerPlace<u8> {
        &self.stocks
    }

    /// Whether the algae are there to be taken, §5.5.
    #[inline]
    pub fn algae(&self) -> bool {
        self.algae
    }

    /// The prey that lies open, §2.4.
    #[inline]
    pub fn prey_on_top(&self, ground: Ground) -> Option<Prey> {
        let ground = &self.grounds[ground];
        ground.stack.top().filter(|_| ground.turned)
    }

    /// How many search tiles are left in a city, §2.3.
    #[inline]
    pub fn tiles_left(&self, city: City) -> u8 {
        self.cities[city].stack.count
    }

    /// The events that nobody has resolved.
    #[inline]
    pub fn unresolved(&self) -> EventSet {
        self.unresolved
    }
}
