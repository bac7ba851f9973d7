//! What lies on the table, explained: rooms, equipment, events, leaders, options and the box.

use outlive::{Equipment, EventCard, Leader, Outlive, Room, Section, Setup};
use table::Game;
use texts::Language;

use super::names::{equipment_value, id, list, place};
use super::{amounts, text};

/// What a room does, §10.
pub fn room_effect(language: Language, room: Room) -> String {
    text(language, &format!("does-{}", id("room", room)), &[])
}

/// How many survivors a room takes and what it costs at feeding, §10.
pub fn room_facts(language: Language, room: Room) -> String {
    text(language, "facts-room", &[("places", room.places().into()), ("food", room.food().into())])
}

/// What equipment does, §12.
pub fn equipment_effect(language: Language, equipment: Equipment) -> String {
    text(language, &format!("does-{}", id("equipment", equipment)), &[])
}

/// What the repair of equipment costs, §12.
pub fn repair_cost(language: Language, equipment: Equipment) -> String {
    text(language, "facts-repair", &[("amount", amounts(language, equipment.cost().iter()).into())])
}

/// What an event does, §14.
pub fn event_effect(language: Language, card: EventCard) -> String {
    text(language, &format!("does-{}", id("card", card)), &[])
}

/// What a leader has and where the heroes start, §13.
pub fn leader_facts(language: Language, leader: Leader) -> String {
    let card = leader.card();
    let places = list(card.starts.map(|start| place(language, start)));
    text(
        language,
        "leader-facts",
        &[
            ("age", card.age.into()),
            ("resources", leader_resources(language, leader).into()),
            ("equipment", equipment_value(card.equipment)),
            ("places", places.into()),
        ],
    )
}

/// The resources of a leader. Only one has none, and finds some, §13.7.
pub(super) fn leader_resources(language: Language, leader: Leader) -> String {
    match leader.card().resources {
        [] => text(language, "leader-search", &[]),
        resources => amounts(language, resources.iter().copied()),
    }
}

/// An option of a set-up, named as in a record, as a sentence.
pub fn option(language: Language, key: &str, value: &str) -> String {
    text(language, &format!("option-{key}-{value}"), &[])
}

/// What was agreed before the game, a sentence for each option.
pub fn setup(language: Language, setup: &Setup) -> Vec<String> {
    Outlive::options(setup).iter().map(|(key, value)| option(language, key, value)).collect()
}

/// The comment on a section of the box file: what it is, and how we know it, §9, §11, §14.
pub fn comment(language: Language, section: Section) -> String {
    text(language, &id("comment", section), &[])
}
