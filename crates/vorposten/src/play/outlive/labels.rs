//! Short texts of the table, and tokens that several parts of it show.

use ::outlive::{Hero, Outlive, View};
use table::{Seat, Word};
use words::Value;
use words::outlive as say;

use super::super::paint::{Line, Tone};
use super::super::terminal::Reader;
use super::super::texts::text;

/// A text without variables.
pub(super) fn label(reader: &Reader<Outlive>, id: &str) -> String {
    text(reader.language, id, &[])
}

/// A text with one variable.
pub(super) fn label_of<'v>(
    reader: &Reader<Outlive>,
    id: &str,
    name: &str,
    value: impl Into<Value<'v>>,
) -> String {
    text(reader.language, id, &[(name, value.into())])
}

/// The heroes who fulfil a condition, as tokens: how they are, whose, and how strong.
pub(super) fn heroes(
    view: &View,
    reader: &Reader<Outlive>,
    is_here: impl Fn(Seat, Hero) -> bool,
) -> Vec<Line> {
    let mut tokens = Vec::new();
    for seat in Seat::first(view.seating.players()) {
        for &hero in Hero::ALL.iter().filter(|&&hero| is_here(seat, hero)) {
            let sign = if view.shelters[seat].heroes[hero].active { "▲" } else { "▬" };
            let letter = say::letter(reader.language, seat);
            tokens.push(Line::new(Tone::Team(seat), format!("{sign}{letter}{}", hero.strength())));
        }
    }
    tokens
}

/// Tokens in one line.
pub(super) fn in_line(tokens: Vec<Line>) -> Line {
    tokens.into_iter().enumerate().fold(Line::default(), |line, (index, token)| {
        let line = if index > 0 { line.and(Tone::Plain, " ") } else { line };
        line.then(token)
    })
}
