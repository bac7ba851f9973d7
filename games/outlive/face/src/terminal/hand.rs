//! What a player chooses from in set-up: rooms and leaders, §3.2.

use outlive::{Room, ShelterView};
use table::Word;
use terminal::{Line, Tone, paragraph};

use super::labels::label;
use crate::Audience;
use crate::telling as say;

const FACTS_AT: usize = 18;
const EFFECT_AT: usize = 37;

/// The rooms and leaders that were drawn, as long as they are in the hand.
pub(super) fn hand(shelter: &ShelterView, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let mut lines = Vec::new();
    let heading = |id: &str| Line::new(Tone::Strong, label(reader, id));
    if shelter.hand.total() > 0 {
        lines.push(heading("outlive-rooms-drawn"));
        for (kind, count) in shelter.hand.kinds() {
            lines.extend((0..count).flat_map(|_| room(kind, reader)));
        }
        lines.push(heading("outlive-rooms-standard"));
        lines.extend(Room::ALL.iter().filter(|kind| kind.is_standard()).flat_map(|&kind| room(kind, reader)));
    }
    if shelter.leaders.iter().any(Option::is_some) {
        lines.push(heading("outlive-leaders-drawn"));
        for &leader in shelter.leaders.iter().flatten() {
            let head = Line::plain(format!("  {}", say::leader(language, leader))).to(FACTS_AT + 2);
            lines.extend(paragraph(head, &say::leader_facts(language, leader)));
        }
    }
    lines
}

fn room(room: Room, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let head = Line::plain(format!("  {}", say::room(language, room))).to(FACTS_AT);
    let head = head.and(Tone::Faint, say::room_facts(language, room)).to(EFFECT_AT);
    paragraph(head, &say::room_effect(language, room))
}
