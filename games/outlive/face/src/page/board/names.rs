//! Names and effects as they are printed on narrow cards.

use outlive::{Equipment, EventCard, Room};
use table::Word;

use crate::Audience;
use crate::page::texts::label;
use crate::telling as say;

/// Where a name may break on a card.
const SOFT_HYPHEN: &str = "\u{ad}";

pub(super) fn room(room: Room, reader: &Audience<'_>) -> String {
    jointed(say::room(reader.language, room), reader)
}

pub(super) fn equipment(card: Equipment, reader: &Audience<'_>) -> String {
    jointed(say::equipment(reader.language, card), reader)
}

pub(super) fn event(card: EventCard, reader: &Audience<'_>) -> String {
    jointed(say::event_card(reader.language, card), reader)
}

/// What a room does, in a few words.
pub(super) fn room_brief(room: Room, reader: &Audience<'_>) -> String {
    label(reader.language, &format!("room-brief-{}", room.name()))
}

/// What an event does, in a few words.
pub(super) fn event_brief(card: EventCard, reader: &Audience<'_>) -> String {
    label(reader.language, &format!("card-brief-{}", card.name()))
}

/// A name with soft hyphens where its words are put together. Browsers hyphenate few languages, and
/// none of them knows these words.
fn jointed(name: String, reader: &Audience<'_>) -> String {
    let joints = label(reader.language, "outlive-joints");
    joints
        .split_whitespace()
        .fold(name, |name, word| name.replace(&word.replace('|', ""), &word.replace('|', SOFT_HYPHEN)))
}
