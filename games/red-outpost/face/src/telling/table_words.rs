//! What lies on the table, explained: locations, special cards, options and the box.

use red_outpost::{Card, Edition, Location, RedOutpost, Seating, Section, Setup};
use table::Game;
use texts::Language;

use super::names::{card_id, id};
use super::{text, texts};

/// What a location does, as briefly as the board says it, §6.
pub fn board_action(language: Language, location: Location) -> String {
    text(language, &id("board", location), &[])
}

/// The faces at a location as numbers, §6.
pub fn board_mood(language: Language, location: Location) -> String {
    text(language, &format!("{}.mood", id("board", location)), &[])
}

/// What a special card does in this edition, §7, §11.
pub fn card_effect(language: Language, card: Card, edition: Edition) -> String {
    let id = format!("card-{}", card_id(card));
    let changed = match edition {
        Edition::Retail => None,
        Edition::SoloPrint => texts().optional(language, &format!("{id}.solo-print")),
    };
    changed.unwrap_or_else(|| text(language, &id, &[]))
}

/// An option of a set-up, named as in a record, as a sentence.
pub fn option(language: Language, key: &str, value: &str) -> String {
    text(language, &format!("option-{key}-{value}"), &[])
}

/// What was agreed before the game, a sentence for each option that matters at this table.
pub fn setup(language: Language, setup: &Setup) -> Vec<String> {
    let options = RedOutpost::options(setup);
    let sentences = options.iter().filter_map(|(key, value)| match (setup.seating, *key) {
        (Seating::Solo, "start") => Some(option(language, key, "autom")),
        (Seating::Solo, "cards") => None,
        (Seating::Two | Seating::Three | Seating::Four, "difficulty") => None,
        _ => Some(option(language, key, value)),
    });
    sentences.collect()
}

/// The comment on a section of the box file: what it is, and how we know it, §12.
pub fn comment(language: Language, section: Section) -> String {
    text(language, &id("comment", section), &[])
}
