//! The rooms, §10: a file each for what it does; here what they have in common.
//!
//! A room works when it is built and full, §6.5. Two of a kind each work.

mod armoury;
pub(crate) mod bunker;
pub(crate) mod butcher;
pub(crate) mod cistern;
pub(crate) mod council;
pub(crate) mod depot;
pub(crate) mod dockmaster;
pub(crate) mod galley;
pub(crate) mod guard;
mod infirmary;
pub(crate) mod lookout;
pub(crate) mod mechanic;
pub(crate) mod nightly;
mod nursery;
pub(crate) mod racket;
pub(crate) mod salvagers;
pub(crate) mod scouts;
pub(crate) mod scrapyard;
pub(crate) mod smokehouse;
pub(crate) mod storeroom;
pub(crate) mod toolroom;
pub(crate) mod ventilation;
pub(crate) mod workshop;

use table::{Bag, words};

use crate::shelter::Shelter;

words! {
    /// A room: the three standard ones first, §10.
    pub enum Room: "room" {
        Workshop = "workshop",
        Storeroom = "storeroom",
        Council = "council",
        Smokehouse = "smokehouse",
        Butcher = "butcher",
        Galley = "galley",
        Dockmaster = "dockmaster",
        Armoury = "armoury",
        Cistern = "cistern",
        Bunker = "bunker",
        Scrapyard = "scrapyard",
        Infirmary = "infirmary",
        Ventilation = "ventilation",
        Nursery = "nursery",
        Scouts = "scouts",
        Depot = "depot",
        Lookout = "lookout",
        Guard = "guard",
        Mechanic = "mechanic",
        Racket = "racket",
        Salvagers = "salvagers",
        Toolroom = "toolroom",
    }
}

/// Some rooms.
pub type RoomBag = Bag<Room, 22>;

/// The rooms of every shelter, §3.1.
pub(crate) const STANDARD: [Room; 3] = [Room::Workshop, Room::Storeroom, Room::Council];
/// How many tiles there are of each advanced room.
const COPIES: u8 = 2;

impl Room {
    /// The places for survivors.
    pub fn places(self) -> u8 {
        match self {
            Self::Council | Self::Butcher | Self::Galley | Self::Lookout | Self::Guard | Self::Racket => 4,
            Self::Workshop
            | Self::Storeroom
            | Self::Smokehouse
            | Self::Dockmaster
            | Self::Armoury
            | Self::Cistern
            | Self::Bunker
            | Self::Scrapyard
            | Self::Infirmary
            | Self::Ventilation
            | Self::Nursery
            | Self::Scouts
            | Self::Depot
            | Self::Mechanic
            | Self::Salvagers
            | Self::Toolroom => 3,
        }
    }

    /// The commodities it costs a night with anybody in it, §6.2.
    pub fn food(self) -> u8 {
        match self {
            Self::Council | Self::Butcher | Self::Galley | Self::Lookout | Self::Guard | Self::Racket => 1,
            Self::Workshop
            | Self::Storeroom
            | Self::Cistern
            | Self::Bunker
            | Self::Scrapyard
            | Self::Infirmary
            | Self::Ventilation
            | Self::Nursery
            | Self::Scouts
            | Self::Depot
            | Self::Salvagers
            | Self::Toolroom => 2,
            Self::Smokehouse | Self::Dockmaster | Self::Armoury | Self::Mechanic => 3,
        }
    }

    /// The most survivors it can hold. The Nursery grows beyond its places, §10.14.
    pub fn most(self) -> u8 {
        if self == Self::Nursery { 8 } else { self.places() }
    }

    /// Whether every shelter has it.
    pub fn is_standard(self) -> bool {
        STANDARD.contains(&self)
    }
}

/// The advanced rooms in the box.
pub(crate) fn advanced() -> RoomBag {
    RoomBag::from_fn(|room| if room.is_standard() { 0 } else { COPIES })
}

/// A room of a shelter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomSlot {
    /// Which.
    pub room: Room,
    /// Built, or under construction.
    pub built: bool,
    /// The survivors in it.
    pub survivors: u8,
    /// What of its effect was used in this round. What that counts is the room's affair.
    pub used: u8,
}

impl RoomSlot {
    /// A room under construction.
    pub(crate) fn new(room: Room) -> Self {
        Self { room, built: false, survivors: 0, used: 0 }
    }

    /// Whether it is full, and so works.
    pub fn works(&self) -> bool {
        self.built && self.survivors >= self.room.places()
    }

    /// The free places that survivors can be moved to.
    pub fn free(&self) -> u8 {
        if self.built { self.room.places().saturating_sub(self.survivors) } else { 0 }
    }
}

impl Shelter {
    /// How many rooms of this kind work.
    pub fn working(&self, room: Room) -> u8 {
        self.rooms.iter().filter(|slot| slot.room == room && slot.works()).count() as u8
    }

    /// Whether a room of this kind works.
    pub fn has(&self, room: Room) -> bool {
        self.working(room) > 0
    }

    /// A working room of this kind whose effect is not used up in this round.
    pub(crate) fn ready(&mut self, room: Room) -> Option<&mut RoomSlot> {
        self.rooms.iter_mut().find(|slot| slot.room == room && slot.works() && slot.used == 0)
    }

    /// How many rooms of this kind work and are not used up in this round.
    pub(crate) fn count_ready(&self, room: Room) -> u8 {
        self.rooms.iter().filter(|slot| slot.room == room && slot.works() && slot.used == 0).count() as u8
    }

    /// Uses one room of this kind, if one is ready.
    pub(crate) fn use_room(&mut self, room: Room) -> bool {
        self.ready(room).map(|slot| slot.used = 1).is_some()
    }
}
