//! What happens. Everybody hears it, so nothing here tells a secret: a look is told, not what was seen.

use table::Seat;

use crate::action::{Berth, Gear};
use crate::cards::{EventCard, Leader, Prey, Tile};
use crate::equipment::Equipment;
use crate::place::Ground;
use crate::rooms::Room;
use crate::scoring::Source;
use crate::{City, Hero, Place, Resource};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of an event are named as the actions' are")]
pub enum Event {
    /// A leader was revealed, §3.4.
    Led { seat: Seat, leader: Leader },
    /// The start player is known, §3.5.
    Started { seat: Seat },
    /// A hero lies on his first place, §3.4.
    Deployed { seat: Seat, hero: Hero, place: Place },
    /// A round began, §4.
    RoundBegan { round: u8 },
    /// The discarded equipment was shuffled, §2.3.
    EquipmentShuffled,
    /// Equipment is on offer in a city, §4.
    Displayed { city: City, equipment: Equipment },
    /// A search tile was laid aside, §2.3.
    LaidAside { city: City, tile: Tile },
    /// Prey lies open on a stack, §2.4.
    PreySeen { ground: Ground, prey: Prey },
    /// The round's event is known, §5.1.
    EventRevealed { event: EventCard },
    /// An event bites those whom it concerns, §5.1; what it takes is told separately.
    EventBit { event: EventCard },
    /// A shortage took from a stock, R15.
    StockLost { place: Place, count: u8 },
    /// A resource was discarded, §14.
    Discarded { seat: Seat, resource: Resource },
    /// A survivor left.
    SurvivorLeft { seat: Seat, from: Berth },
    /// A hero moved, §5.2.
    Moved { seat: Seat, hero: Hero, to: Place },
    /// A hero stood up where he was, §5.2.
    Stood { seat: Seat, hero: Hero },
    /// The Baseball bat was used, §12.3.
    Struck { seat: Seat, victim: Seat },
    /// A hero was pressed, §5.3.
    Pressed { seat: Seat, victim: Seat, pressure: u8 },
    /// A pressure was cancelled, §10.18.
    Guarded { seat: Seat },
    /// A pressure was met, §5.3.
    Resisted { seat: Seat, gear: Gear, ammo: u8 },
    /// A resource changed hands, §5.3.
    Robbed { seat: Seat, victim: Seat, resource: Resource },
    /// Resources came to a player.
    Gained { seat: Seat, resource: Resource, count: u8 },
    /// Radiation got better by a step.
    Healed { seat: Seat },
    /// The algae were taken, §5.5.
    AlgaeTaken { seat: Seat },
    /// The plant at the Dam was paid for, §5.9.
    PlantPaid { seat: Seat, chips: u8 },
    /// The start marker was taken, §5.8.
    MarkerTaken { seat: Seat },
    /// A new survivor moved in, §5.8.
    SurvivorHoused { seat: Seat, berth: Berth },
    /// Prey was hunted, §5.7.
    Hunted { seat: Seat, prey: Prey, ammo: u8 },
    /// A prey stack was looked through, §12.6.
    Sensed { seat: Seat, ground: Ground },
    /// A search stack was looked through, §10.17.
    Looked { seat: Seat, city: City },
    /// Equipment was taken in a city, §5.10.
    EquipmentTaken { seat: Seat, equipment: Equipment },
    /// A search tile was turned up, §5.10.
    TileFound { seat: Seat, city: City, tile: Tile },
    /// The Night began, §6.
    NightFell,
    /// A player resolves no more events tonight, §6.1.
    Passed { seat: Seat },
    /// An event was resolved, §6.1.
    EventResolved { seat: Seat, event: EventCard },
    /// The survivors were fed, §6.2.
    Fed { seat: Seat, meat: u8, water: u8, cans: u8, unpaid: u8 },
    /// Radiation got worse, §6.3.
    Irradiated { seat: Seat, steps: u8 },
    /// Survivors were recruited, §6.4.
    Recruited { seat: Seat, count: u8 },
    /// A room was built, §6.5.
    Built { seat: Seat, room: Room },
    /// Survivors moved into a room, §6.5.
    Staffed { seat: Seat, room: Room, count: u8 },
    /// The Nursery has one more, §10.14.
    SurvivorBorn { seat: Seat },
    /// Equipment was scrapped, §10.11.
    Scrapped { seat: Seat, equipment: Equipment },
    /// Equipment was drawn, §10.2, §10.16.
    EquipmentDrawn { seat: Seat, equipment: Equipment },
    /// A card that the player has already was drawn and discarded, §6.6.
    EquipmentRedrawn { seat: Seat, equipment: Equipment },
    /// Equipment was repaired, §6.6.
    Repaired { seat: Seat, equipment: Equipment },
    /// A player's Night is over, §6.7.
    Slept { seat: Seat },
    /// Points were counted, §7.1.
    Scored { seat: Seat, points: i16, source: Source },
    /// The game ended, §7.
    GameEnded,
}
