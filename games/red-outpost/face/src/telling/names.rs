//! What things are called, §1.

use red_outpost::{Card, Direction, Good, LakeCard, Location, Phase, Seating, Source, SpaceshipCard, Worker};
use table::{Seat, Word};
use texts::{Language, Value};

use super::{Context, text};

/// The name of a worker.
pub fn worker(language: Language, worker: Worker) -> String {
    text(language, &id("worker", worker), &[])
}

/// The name of a location.
pub fn location(language: Language, location: Location) -> String {
    text(language, &id("location", location), &[])
}

/// A location as where somebody goes: "to the Mine".
pub fn destination(language: Language, location: Location) -> String {
    text(language, &format!("{}.to", id("location", location)), &[])
}

/// The name of a good.
pub fn good(language: Language, good: Good) -> String {
    text(language, &id("good", good), &[])
}

/// The name of a phase.
pub fn phase(language: Language, phase: Phase) -> String {
    text(language, &id("phase", phase), &[])
}

/// The name of a way round the board.
pub fn direction(language: Language, direction: Direction) -> String {
    text(language, &id("direction", direction), &[])
}

/// What points were for, as the heading of a row of a score table.
pub fn source(language: Language, source: Source) -> String {
    text(language, &id("source", source), &[])
}

/// What a Lake card shows.
pub fn lake_card(language: Language, card: LakeCard) -> String {
    text(language, &id("lake", card), &[])
}

/// What a Spaceship card shows.
pub fn spaceship_card(language: Language, card: SpaceshipCard) -> String {
    text(language, &id("spaceship", card), &[])
}

/// The name of a special card: that of the location or worker on it.
pub fn card(language: Language, card: Card) -> String {
    text(language, &card_id(card), &[])
}

/// The colour of a seat.
pub fn colour(language: Language, seat: Seat) -> String {
    text(language, &id("seat", seat), &[])
}

/// Who sits there, for this reader: "you", Autom or a colour.
pub fn seat(language: Language, seat: Seat, context: Context) -> String {
    text(language, &seat_id(seat, context), &[])
}

/// Several names in a row.
pub fn list(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

/// The id of a word's name.
pub(super) fn id<W: Word>(kind: &str, word: W) -> String {
    format!("{kind}-{}", word.name())
}

pub(super) fn card_id(card: Card) -> String {
    match card {
        Card::Location(location) => id("location", location),
        Card::Worker(worker) => id("worker", worker),
    }
}

pub(super) fn seat_id(seat: Seat, context: Context) -> String {
    match (context.seating, seat) {
        (Seating::Solo, Seat::One) => "seat-you".into(),
        (Seating::Solo, Seat::Two | Seat::Three | Seat::Four) => "seat-autom".into(),
        (Seating::Two | Seating::Three | Seating::Four, _) if context.you == Some(seat) => "seat-you".into(),
        (Seating::Two | Seating::Three | Seating::Four, _) => id("seat", seat),
    }
}

// What a text's variable holds: the id of the name, of which the text takes the form it needs.

pub(super) fn worker_value(worker: Worker) -> Value<'static> {
    id("worker", worker).into()
}

pub(super) fn location_value(location: Location) -> Value<'static> {
    id("location", location).into()
}

pub(super) fn good_value(good: Good) -> Value<'static> {
    id("good", good).into()
}

pub(super) fn seat_value(seat: Seat, context: Context) -> Value<'static> {
    seat_id(seat, context).into()
}
