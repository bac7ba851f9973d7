//! What things are called, §1.

use outlive::{
    Berth, City, Equipment, EventCard, Ground, Help, Leader, Place, Resource, Room, Source, Tile, TileBag,
};
use table::{Seat, Word};
use texts::{Language, Value};

use super::{Context, text};

/// The name of a place.
pub fn place(language: Language, place: Place) -> String {
    text(language, &id("place", place), &[])
}

/// A place as where somebody goes: "to the Forest".
pub fn destination(language: Language, place: Place) -> String {
    text(language, &format!("{}.to", id("place", place)), &[])
}

/// The name of a resource, as the heading of a column of numbers.
pub fn resource(language: Language, resource: Resource) -> String {
    text(language, &id("resource", resource), &[])
}

/// The name of a room.
pub fn room(language: Language, room: Room) -> String {
    text(language, &id("room", room), &[])
}

/// The name of a kind of equipment.
pub fn equipment(language: Language, equipment: Equipment) -> String {
    text(language, &id("equipment", equipment), &[])
}

/// The name of a leader.
pub fn leader(language: Language, leader: Leader) -> String {
    text(language, &id("leader", leader), &[])
}

/// The name of an event card.
pub fn event_card(language: Language, card: EventCard) -> String {
    text(language, &id("card", card), &[])
}

/// What a search tile shows.
pub fn tile(language: Language, tile: Tile) -> String {
    text(language, &id("tile", tile), &[])
}

/// Several search tiles, each kind once with its number.
pub fn tiles(language: Language, tiles: &TileBag) -> String {
    list(tiles.kinds().map(|(kind, count)| times(tile(language, kind), count)))
}

/// What points were for, as the heading of a row of a score table.
pub fn source(language: Language, source: Source) -> String {
    text(language, &id("source", source), &[])
}

/// Which rooms help with a repair.
pub fn help(language: Language, help: Help) -> String {
    text(language, &id("help", help), &[])
}

/// The colour of a seat.
pub fn colour(language: Language, seat: Seat) -> String {
    text(language, &id("seat", seat), &[])
}

/// The colour of a seat as briefly as it can be told from the others.
pub fn letter(language: Language, seat: Seat) -> String {
    text(language, &format!("{}.letter", id("seat", seat)), &[])
}

/// Who sits there, for this reader: "you" or a colour.
pub fn seat(language: Language, seat: Seat, context: Context<'_>) -> String {
    text(language, &seat_id(seat, context), &[])
}

/// Several names in a row.
pub fn list(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

/// Something that is there so many times.
pub(super) fn times(name: String, count: u8) -> String {
    if count == 1 { name } else { format!("{name}\u{a0}×{count}") }
}

/// The id of a word's name.
pub(super) fn id<W: Word>(kind: &str, word: W) -> String {
    format!("{kind}-{}", word.name())
}

fn seat_id(seat: Seat, context: Context<'_>) -> String {
    if context.you == Some(seat) { "seat-you".into() } else { id("seat", seat) }
}

// What a text's variable holds: the id of the name, of which the text takes the form it needs.

pub(super) fn seat_value(seat: Seat, context: Context<'_>) -> Value<'static> {
    seat_id(seat, context).into()
}

pub(super) fn place_value(place: Place) -> Value<'static> {
    id("place", place).into()
}

pub(super) fn city_value(city: City) -> Value<'static> {
    id("place", city).into()
}

pub(super) fn ground_value(ground: Ground) -> Value<'static> {
    id("place", ground).into()
}

pub(super) fn room_value(room: Room) -> Value<'static> {
    id("room", room).into()
}

pub(super) fn equipment_value(equipment: Equipment) -> Value<'static> {
    id("equipment", equipment).into()
}

pub(super) fn card_value(card: EventCard) -> Value<'static> {
    id("card", card).into()
}

/// Where a survivor lives: everybody knows the rooms of a seat once somebody lives in them.
pub(super) fn berth_value(seat: Seat, berth: Berth, context: Context<'_>) -> Value<'static> {
    match berth {
        Berth::Airlock => "room-airlock".into(),
        Berth::Room(slot) => {
            let rooms = context.view.shelters[seat].rooms.as_ref();
            let room =
                rooms.and_then(|rooms| rooms.get(usize::from(slot))).map_or(Room::Workshop, |slot| slot.room);
            room_value(room)
        }
    }
}
