//! The position: plain, small data.

use table::{PerSeat, Seat, SeatSet};

use crate::cards::{EventCard, EventSet, LeaderSet, PreyBag, Tile, TileBag};
use crate::equipment::{Equipment, EquipmentBag};
use crate::pending::Draw;
use crate::rooms::RoomBag;
use crate::setup::{Placement, Seating};
use crate::shelter::Shelter;
use crate::stack::Stack;
use crate::stage::Stage;
use crate::values::Values;
use crate::{Hero, PerCity, PerGround, PerPlace, PerSlot, Place};

/// A position of the game.
///
/// What is hidden is of two kinds. What nobody knows is nowhere: it is drawn when it is needed. What
/// somebody knows (hands in set-up, stacks that were looked through) is here, and views and
/// determinized worlds keep it from the others.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) values: &'static Values,
    pub(crate) seating: Seating,
    pub(crate) placement: Placement,
    pub(crate) stage: Stage,
    /// What nature draws now.
    pub(crate) draw: Option<Draw>,
    /// The round, from 1 to 6.
    pub(crate) round: u8,
    pub(crate) start: Seat,
    /// Who took the start marker on the Cargo ship in this round, §5.8.
    pub(crate) next_start: Option<Seat>,
    /// Whose turn it is, where players take turns.
    pub(crate) active: Seat,
    pub(crate) visit: Visit,
    pub(crate) shelters: PerSeat<Shelter>,
    pub(crate) stocks: PerPlace<u8>,
    pub(crate) algae: bool,
    /// Whether a survivor waits on the slot of the Cargo ship.
    pub(crate) waiting: PerSlot<bool>,
    pub(crate) cities: PerCity<CityState>,
    pub(crate) grounds: PerGround<GroundState>,
    /// The prey that nobody has seen: in the stacks, and left over.
    pub(crate) unseen_prey: PreyBag,
    pub(crate) equipment_left: EquipmentBag,
    pub(crate) equipment_discard: EquipmentBag,
    pub(crate) rooms_left: RoomBag,
    pub(crate) leaders_left: LeaderSet,
    /// The events on the convoy board, in the order of the rounds.
    pub(crate) convoy: [Option<EventCard>; 6],
    /// Those of them that nobody has resolved.
    pub(crate) unresolved: EventSet,
}

const _: () = assert!(size_of::<State>() <= 2048, "a search copies positions all the time");

/// A city, §2.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CityState {
    /// The equipment on offer.
    pub display: [Option<Equipment>; 3],
    /// The face-down search tiles.
    pub stack: Stack<Tile>,
    /// What is among them; everybody can tell from the open ones.
    pub left: TileBag,
    /// The open ones.
    pub aside: TileBag,
}

/// A hunting ground, §2.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GroundState {
    /// The stack of prey.
    pub stack: Stack<crate::cards::Prey>,
    /// Whether its top is turned up for all to see.
    pub turned: bool,
}

/// A hero's visit to a place, from his arrival to the end of his actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visit {
    pub hero: Hero,
    pub place: Place,
    /// Whether his actions have begun: all that comes on arriving is settled.
    pub begun: bool,
    /// Actions left.
    pub actions: u8,
    /// Whose heroes he still has to press, §5.3.
    pub victims: SeatSet,
    /// The pressure against the victim of the moment.
    pub pressure: u8,
    /// Whether he may still hunt, §5.7.
    pub may_hunt: bool,
    /// Whether he has turned up a search tile, §10.15.
    pub searched: bool,
    /// Search tiles that he turns up without actions, §10.15.
    pub free_searches: u8,
    /// Whether the slot he took was taken already, §10.7.
    pub squeezed_in: bool,
    /// The survivor who waits to be housed.
    pub newcomer: Option<Newcomer>,
}

/// Where a new survivor comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Newcomer {
    /// The Cargo ship, §5.8: he is taken if there is a place.
    CargoShip,
    /// The Flashlight, §12.17, whose use is optional.
    Flashlight,
}

impl Visit {
    /// Nobody is under way.
    pub(crate) const NONE: Self = Self {
        hero: Hero::FirstThree,
        place: Place::Forest,
        begun: false,
        actions: 0,
        victims: SeatSet::EMPTY,
        pressure: 0,
        may_hunt: false,
        searched: false,
        free_searches: 0,
        squeezed_in: false,
        newcomer: None,
    };
}

impl State {
    /// How many players there are.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.seating.players()
    }

    /// The seats of the players.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players())
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn actor(&mut self) -> &mut Shelter {
        &mut self.shelters[self.active]
    }
}
