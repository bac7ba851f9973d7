//! What a player can announce.

use table::words;

use crate::cards::{EventCard, Leader};
use crate::equipment::Equipment;
use crate::resource::Materials;
use crate::rooms::Room;
use crate::{City, Hero, Place, Resource, Slot};

/// One thing a player announces at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Gives two of the six rooms away, §3.2, in the order of §10.
    Reject {
        /// One.
        one: Room,
        /// The other, perhaps of the same kind.
        other: Room,
    },
    /// Builds a room for free, §3.2.
    BuildFree {
        /// Which.
        room: Room,
    },
    /// Puts so many of the first four survivors into the free room, §3.2.
    MoveIn {
        /// How many.
        count: u8,
    },
    /// Keeps a leader, §3.2.
    Lead {
        /// Which.
        leader: Leader,
    },
    /// Places all heroes, §3.4: the others of strength 3 lie on the other two places.
    Deploy {
        /// Where the hero of strength 4 lies.
        four: Place,
        /// Where the hero of strength 5 lies.
        five: Place,
    },
    /// Places one hero, §3.4.
    Station {
        /// Who.
        hero: Hero,
        /// Where.
        place: Place,
    },
    /// Discards or hands over up to three resources, in the order of §1.
    Give {
        /// What.
        items: Items,
    },
    /// Lets survivors go.
    Dismiss {
        /// From where.
        from: Berth,
        /// How many.
        count: u8,
    },
    /// Moves a hero, §5.2.
    Move {
        /// Who.
        hero: Hero,
        /// Where to.
        to: Place,
        /// Which slot of the Cargo ship he takes, §5.8.
        slot: Option<Slot>,
    },
    /// Lets a hero stand up where he is, §5.2.
    Stand {
        /// Who.
        hero: Hero,
    },
    /// Looks through a search stack, §10.17.
    Look {
        /// Which.
        city: City,
    },
    /// Uses the Baseball bat, §12.3.
    Strike,
    /// Does without what is offered, or ends a step.
    Done,
    /// Cancels the pressure, §10.18.
    Guard,
    /// Meets the pressure, §5.3.
    Resist {
        /// With or without Battle gear, §12.4.
        gear: Gear,
        /// How much ammo is spent.
        ammo: u8,
    },
    /// Houses a new survivor, §5.8.
    House {
        /// Where.
        berth: Berth,
    },
    /// Takes the food that equipment brings on arriving, R24.
    Accept {
        /// Which.
        equipment: Equipment,
    },
    /// Takes from the stock of the place, §5.5, §5.6, §5.9.
    Take {
        /// How many.
        count: u8,
        /// Whether equipment adds to it.
        extra: Extra,
    },
    /// Takes the algae and so much ammo, §5.5.
    Algae {
        /// How much ammo.
        ammo: u8,
    },
    /// Hunts the prey on top, §5.7.
    Hunt {
        /// How much ammo is spent.
        ammo: u8,
        /// How many of Shotgun and Bear trap are used, §12.11, §12.12.
        aids: u8,
    },
    /// Looks through the prey stack, §12.6.
    Sense,
    /// Hunts any prey of the stack, §12.6.
    HuntSensed {
        /// Which, counted from the top.
        index: u8,
        /// How much ammo is spent.
        ammo: u8,
        /// How many of Shotgun and Bear trap are used.
        aids: u8,
    },
    /// Takes an equipment card on offer, §5.10.
    Pick {
        /// Which.
        equipment: Equipment,
    },
    /// Turns up a search tile, §5.10.
    Search,
    /// Resolves an event, §6.1.
    Resolve {
        /// Which.
        event: EventCard,
        /// What the Council spares, §10.3.
        spared: Spared,
    },
    /// Feeds the survivors; meat first, §6.2.
    Feed {
        /// How much of the rest is water, not cans.
        water: u8,
    },
    /// Recruits survivors; meat first, §6.4.
    Recruit {
        /// How many.
        count: u8,
        /// How much of the rest is water, not cans.
        water: u8,
    },
    /// Builds a room, §6.5.
    Build {
        /// Which, by its place in the shelter.
        slot: u8,
        /// What is paid.
        pay: Materials,
    },
    /// Moves survivors from the airlock to a room, §6.5.
    Staff {
        /// Which, by its place in the shelter.
        slot: u8,
        /// How many.
        count: u8,
    },
    /// Lets a Depot draw its cards, §10.16.
    Draw,
    /// Scraps equipment, §10.11.
    Scrap {
        /// Which.
        equipment: Equipment,
    },
    /// Repairs equipment, §6.6.
    Repair {
        /// Which.
        equipment: Equipment,
        /// Which rooms help.
        help: Help,
        /// What is paid.
        pay: Materials,
    },
}

const _: () = assert!(size_of::<Action>() <= 8);

/// Up to three resources, sorted.
pub type Items = [Option<Resource>; 3];

/// Where a survivor lives: the airlock, or a room by its place in the shelter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Berth {
    /// The airlock.
    Airlock,
    /// A room.
    Room(u8),
}

/// Whether equipment adds to what is taken from a stock. It does where it is not said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extra {
    /// It does, if there is any.
    Added,
    /// The Jerrycan is left unused, R24.
    Plain,
}

words! {
    /// With or without Battle gear.
    pub enum Gear: "choice of gear" { Without = "plain", With = "geared" }
}

/// What the Council spares of an event's cost, §10.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spared {
    /// Nothing: the Council is not used.
    Nothing,
    /// One of these, or one of each if there are two.
    Some(Resource, Option<Resource>),
}

words! {
    /// Which rooms help with a repair: the Storeroom spares one material, §10.2, each Toolroom two,
    /// §10.22, the Mechanic all, §10.19.
    pub enum Help: "help with a repair" {
        Nobody = "alone",
        Storeroom = "storeroom",
        Toolroom = "toolroom",
        Both = "storeroom-and-toolroom",
        TwoToolrooms = "two-toolrooms",
        Mechanic = "mechanic",
    }
}
