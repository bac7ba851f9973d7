//! The terms that hold for a player now: what things cost him, what his heroes can do, and what the Night
//! would bring, with all that rooms, equipment and events change about it. Whoever explains the game or
//! gives advice reads them here and decides no rule again.

use table::Seat;

use crate::action::Action;
use crate::cards::{EventSet, Prey};
use crate::day::moving;
use crate::equipment::{PerEquipment, hunting_aids};
use crate::night::{build, feed, radiation, repair, resolve};
use crate::places::dam;
use crate::state::State;
use crate::{Equipment, PerHero, PerResource, PlaceSet, events};

/// What holds for a player now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// The materials for the next room, §6.5.
    pub room: u8,
    /// The chips for the Dam, §5.9.
    pub dam: u8,
    /// How many steps his heroes go, §5.2.
    pub reach: usize,
    /// Where each of his heroes could go; nowhere if he has been played, §5.2.
    pub destinations: PerHero<PlaceSet>,
    /// The actions of each of his heroes, §5.4.
    pub actions: PerHero<u8>,
    /// By how much prey is tougher for him than printed, §5.7.
    pub endurance: u8,
    /// The actions more that Shotgun and Bear trap give to a hunt, §12.11, §12.12.
    pub hunting_aids: u8,
    /// What stops the radiation wave, §6.3.
    pub shield: u8,
    /// The water that his Cisterns still give in this round, §10.9.
    pub cisterns: u8,
    /// The events that touch him, §14, shortages aside, which touch the board.
    pub touched: EventSet,
    /// What the Night would bring.
    pub tonight: Tonight,
}

/// What a player could do in the coming Night with what he has now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tonight {
    /// What would stay unpaid when he feeds his survivors, §6.2.
    pub unpaid: u8,
    /// Whether he could build a room, §6.5.
    pub can_build: bool,
    /// The events that he could resolve, one or another, §6.1.
    pub resolvable: EventSet,
    /// What he could repair, one or another, §6.6.
    pub repairable: PerEquipment<bool>,
    /// The points of the wave that would be stopped, §6.3.
    pub stopped: u8,
}

impl Terms {
    /// The endurance of a prey for this player, §5.7.
    pub fn endurance_of(&self, prey: Prey) -> u8 {
        prey.endurance() + self.endurance
    }
}

/// The terms of a player.
pub(crate) fn terms(state: &State, seat: Seat) -> Terms {
    let shelter = &state.shelters[seat];
    Terms {
        room: build::price(state, seat),
        dam: dam::price(state, seat),
        reach: events::reach(state, seat),
        destinations: PerHero::from_fn(|hero| moving::destinations(state, seat, hero)),
        actions: PerHero::from_fn(|hero| events::actions(state, seat, hero.strength())),
        endurance: events::extra_endurance(state, seat),
        hunting_aids: hunting_aids::count(shelter),
        shield: radiation::shield(shelter),
        cisterns: shelter.cisterns(),
        touched: events::touching(state, seat),
        tonight: tonight(state, seat),
    }
}

fn tonight(state: &State, seat: Seat) -> Tonight {
    let mut resolvable = EventSet::EMPTY;
    resolve::options(state, seat, |action| {
        if let Action::Resolve { event, .. } = action {
            resolvable.insert(event);
        }
    });
    let mut repairable = PerEquipment::all(false);
    repair::options(state, seat, |action| {
        if let Action::Repair { equipment, .. } = action {
            repairable[equipment] = true;
        }
    });
    let wave = if state.round > 0 { radiation::strength(state.round) } else { 0 };
    Tonight {
        unpaid: feed::upkeep(state, seat).unpaid,
        can_build: build::can_build(state, seat),
        resolvable,
        repairable,
        stopped: radiation::shield(&state.shelters[seat]).min(wave),
    }
}

impl State {
    /// What this player could do in the coming Night if his store were this one.
    pub fn tonight_with(&self, seat: Seat, store: &PerResource<u8>) -> Tonight {
        let mut there = self.clone();
        there.shelters[seat].store = *store;
        tonight(&there, seat)
    }
}

impl Tonight {
    /// What he could repair.
    pub fn repairs(&self) -> impl Iterator<Item = Equipment> {
        self.repairable.iter().filter(|&(_, &can)| can).map(|(equipment, _)| equipment)
    }
}
