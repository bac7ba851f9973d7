//! What is agreed before a game, and the position it leads to.

use table::{PerSeat, Seat, Word, words};

use super::Choosing;
use crate::cards::{EventSet, LeaderSet, PreyBag, TILES, TileBag, city_tiles};
use crate::equipment::{COPIES, Condition, EquipmentBag, PerEquipment};
use crate::hero::{HeroState, PerHero};
use crate::night::ShelterStep;
use crate::pending::Pending;
use crate::rooms::{self, Room, RoomBag, RoomSlot, STANDARD};
use crate::shelter::{ROOMS, Shelter};
use crate::stack::Stack;
use crate::stage::Stage;
use crate::state::{CityState, GroundState, State, Visit};
use crate::values::Values;
use crate::{PerCity, PerGround, PerPlace, PerResource, PerSlot};

words! {
    /// How many play.
    pub enum Seating: "number of seats" { Two = "2", Three = "3", Four = "4" }
}

words! {
    /// How heroes are placed, §3.4.
    pub enum Placement: "way to place heroes" { Simultaneous = "simultaneous", InTurn = "in-turn" }
}

/// What is agreed before a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// How many play.
    pub seating: Seating,
    /// How heroes are placed, §3.4.
    pub placement: Placement,
    /// The values that the rulebook does not print, §9, §11, §14.
    pub values: &'static Values,
}

impl Seating {
    /// How many play.
    #[inline]
    pub fn players(self) -> usize {
        self.index() + 2
    }

    /// The fill of most stocks, of search stacks and of prey stacks, §2.2.
    pub fn fill(self) -> u8 {
        match self {
            Self::Two => 6,
            Self::Three => 8,
            Self::Four => 10,
        }
    }
}

impl Setup {
    /// The usual game: heroes are placed at the same time.
    pub fn new(seating: Seating) -> Self {
        Self { seating, placement: Placement::Simultaneous, values: Values::built_in() }
    }

    /// Every set-up with this box.
    pub fn all(values: &'static Values) -> impl Iterator<Item = Self> {
        Seating::ALL.iter().flat_map(move |&seating| {
            Placement::ALL.iter().map(move |&placement| Self { seating, placement, values })
        })
    }

    /// The position before the first input, §3.
    pub(crate) fn state(&self) -> State {
        let fill = self.seating.fill();
        State {
            values: self.values,
            seating: self.seating,
            placement: self.placement,
            stage: Stage::Deal,
            draw: None,
            round: 0,
            start: Seat::One,
            next_start: None,
            active: Seat::One,
            visit: Visit::NONE,
            shelters: PerSeat::all(shelter(self.values)),
            stocks: PerPlace::all(0),
            algae: false,
            waiting: PerSlot::all(false),
            cities: PerCity::all(CityState {
                display: [None; 3],
                stack: Stack::new(TILES),
                left: city_tiles(),
                aside: TileBag::all(0),
            }),
            grounds: PerGround::all(GroundState { stack: Stack::new(fill), turned: false }),
            unseen_prey: PreyBag::from_fn(|prey| self.values.prey[prey].count),
            equipment_left: EquipmentBag::all(COPIES),
            equipment_discard: EquipmentBag::all(0),
            rooms_left: rooms::advanced(),
            leaders_left: LeaderSet::ALL,
            convoy: [None; 6],
            unresolved: EventSet::EMPTY,
        }
    }
}

/// A shelter at the very start, §3.1.
fn shelter(values: &Values) -> Shelter {
    let mut slots = [RoomSlot::new(Room::Workshop); ROOMS];
    for (slot, room) in slots.iter_mut().zip(STANDARD) {
        *slot = RoomSlot::new(room);
    }
    Shelter {
        pending: Pending::Nothing,
        choosing: Choosing::Rooms,
        hand: RoomBag::all(0),
        leaders: [None; 2],
        leader: None,
        rooms: slots,
        airlock: 0,
        store: PerResource::all(0),
        radiation: values.radiation_start(),
        equipment: PerEquipment::all(Condition::Missing),
        prey: PreyBag::all(0),
        events: EventSet::EMPTY,
        heroes: PerHero::all(HeroState { place: None, active: false, slot: None }),
        passed: false,
        step: ShelterStep::Finished,
        storeroom_discount: false,
        draws: 0,
    }
}
