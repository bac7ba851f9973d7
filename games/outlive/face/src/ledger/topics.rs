//! The topics of Outlive in words.

use arena::balance::{Baseline, Evenness, Kind, Origin, Row, Topic, signed};
use outlive::{Equipment, EventCard, Leader, Place, Prey, Room, Slot, Source, Values};
use table::Word;
use texts::Language::En;

use super::Counted;
use crate::telling;

const AIRLOCK: Origin =
    Origin::Reconstructed { section: "§9.1", constraint: "there are 7 places; how they divide is free" };
const RADIATION: Origin = Origin::Reconstructed {
    section: "§9.2",
    constraint: "the fields from 0 down are known; how many there are above 0 and what they pay is free",
};
const CARGO: Origin =
    Origin::Reconstructed { section: "§9.3", constraint: "slot 5 has 3 cans; the other slots are free" };
const PREY: Origin = Origin::Reconstructed {
    section: "§11",
    constraint: "endurance 6 brings 4, 5 and 6 meat; there are 30 tiles",
};
const EVENTS: Origin = Origin::Reconstructed {
    section: "§14",
    constraint: "shortages are worth 3 VP and the Sandstorm 5, and the Forest fire costs 3 water",
};

/// What a topic is about.
pub(super) fn topic(topic: Counted) -> Topic {
    let (title, note, kind) = described(topic);
    Topic { id: topic.name(), title, note, kind, rows: rows(topic) }
}

fn described(topic: Counted) -> (&'static str, &'static str, Kind) {
    match topic {
        Counted::Sources => {
            ("Points by source", "Mean points of a player at the end.", Kind::Points(Evenness::Uneven))
        }
        Counted::Places => {
            ("Visits by place", "Visits of a player's heroes in a game.", Kind::Use(Evenness::Even))
        }
        Counted::Slots => (
            "Visits to slots of the Cargo ship",
            "Visits of a player's heroes in a game. Slot 6 is only for the Grappling hook, and each player \
             has two heroes for slot 3.",
            Kind::Use(Evenness::Uneven),
        ),
        Counted::SlotsTaken => (
            "Slots of the Cargo ship taken",
            "How often the slot is taken in a round, for each hero of a player who fits it: two fit slot 3. \
             For slot 6 the rounds count that begin after a Grappling hook was repaired.",
            Kind::Rate(Evenness::Even),
        ),
        Counted::Hunts => {
            ("Hunts by endurance", "Prey that a player hunts in a game.", Kind::Use(Evenness::Even))
        }
        Counted::Meat => ("Meat of a hunt", "Meat for one prey, with what rooms add to it.", Kind::Mean),
        Counted::Events => (
            "Events resolved",
            "How often an event is resolved by the end of a game in which it was turned up.",
            Kind::Rate(Evenness::Even),
        ),
        Counted::Radiation => (
            "Radiation at the end",
            "How many players end on the field of the track that pays so much.",
            Kind::Use(Evenness::Uneven),
        ),
        Counted::Airlock => (
            "Survivors in the airlock at the end",
            "How many players have so many there.",
            Kind::Use(Evenness::Uneven),
        ),
        Counted::Leaders => ("Leaders", "Each player keeps one of two.", Kind::Holding(Baseline::FairShare)),
        Counted::Rooms => {
            ("Advanced rooms kept", "Each player keeps four of six.", Kind::Holding(Baseline::FairShare))
        }
        Counted::RoomsBuilt => (
            "Rooms built",
            "How often who has the room has built it by the end.",
            Kind::Rate(Evenness::Uneven),
        ),
        Counted::RoomsWorking => (
            "Rooms at work",
            "How often who has the room has filled it by the end.",
            Kind::Rate(Evenness::Uneven),
        ),
        Counted::RoomWins => (
            "Wins with rooms at work",
            "Who does well fills more rooms, so the rooms are compared with each other.",
            Kind::Holding(Baseline::Mean),
        ),
        Counted::Equipment => (
            "Equipment repaired",
            "Who does well repairs more, so the cards are compared with each other.",
            Kind::Holding(Baseline::Mean),
        ),
        Counted::Repairs => (
            "Repairs",
            "How often who has the card at the end has repaired it.",
            Kind::Rate(Evenness::Uneven),
        ),
    }
}

fn rows(topic: Counted) -> Vec<Row> {
    let values = Values::built_in();
    match topic {
        Counted::Sources => labelled(Source::ALL, |&source| telling::source(En, source)),
        Counted::Places => Place::ALL
            .iter()
            .map(|&place| Row {
                label: telling::place(En, place),
                origin: if place == Place::CargoShip { CARGO } else { Origin::Printed },
            })
            .collect(),
        Counted::Slots | Counted::SlotsTaken => Slot::ALL
            .iter()
            .map(|&slot| Row {
                label: slot_label(slot, values.cans[slot]),
                origin: if slot == Slot::Five { Origin::Printed } else { CARGO },
            })
            .collect(),
        Counted::Hunts | Counted::Meat => Prey::ALL
            .iter()
            .map(|&prey| Row { label: format!("Endurance {}", prey.endurance()), origin: PREY })
            .collect(),
        Counted::Events => EventCard::ALL
            .iter()
            .map(|&event| {
                let (cost, vp) = (values.events[event].cost.values().sum::<u8>(), values.events[event].vp);
                let name = telling::event_card(En, event);
                Row { label: format!("{name} ({cost} for {vp} VP)"), origin: EVENTS }
            })
            .collect(),
        Counted::Radiation => values
            .radiation
            .iter()
            .map(|&points| Row {
                label: signed(f64::from(points), 0),
                origin: if points > 0 { RADIATION } else { Origin::Printed },
            })
            .collect(),
        Counted::Airlock => (0..=values.airlock_size())
            .map(|survivors| Row { label: survivors.to_string(), origin: AIRLOCK })
            .collect(),
        Counted::Leaders => labelled(Leader::ALL, |&leader| telling::leader(En, leader)),
        Counted::Rooms | Counted::RoomsBuilt | Counted::RoomsWorking | Counted::RoomWins => {
            labelled(Room::ALL, |&room| telling::room(En, room))
        }
        Counted::Equipment | Counted::Repairs => {
            labelled(Equipment::ALL, |&card| telling::equipment(En, card))
        }
    }
}

fn slot_label(slot: Slot, cans: u8) -> String {
    format!("Slot {} ({cans} {})", slot.strength(), if cans == 1 { "can" } else { "cans" })
}

/// Rows of what is printed.
fn labelled<W>(all: &[W], label: impl Fn(&W) -> String) -> Vec<Row> {
    all.iter().map(|word| Row::printed(texts::sentence(label(word)))).collect()
}
