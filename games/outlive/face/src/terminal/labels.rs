//! Short texts of the table, and tokens that several parts of it show.

use outlive::{Hero, View};
use table::{Seat, Word};
use terminal::Terminal;
use terminal::{Line, Tone};
use texts::Value;

use crate::telling as say;
use crate::terminal::text;
use crate::{Audience, OutliveFace};

/// A text without variables.
pub(super) fn label(reader: &Audience<'_>, id: &str) -> String {
    text(reader.language, id, &[])
}

/// A text with one variable.
pub(super) fn label_of<'v>(
    reader: &Audience<'_>,
    id: &str,
    name: &str,
    value: impl Into<Value<'v>>,
) -> String {
    text(reader.language, id, &[(name, value.into())])
}

/// The heroes who fulfil a condition, as tokens: how they are, whose, and how strong.
pub(super) fn heroes(view: &View, reader: &Audience<'_>, is_here: impl Fn(Seat, Hero) -> bool) -> Vec<Line> {
    let mut tokens = Vec::new();
    for seat in Seat::first(view.seating.players()) {
        for &hero in Hero::ALL.iter().filter(|&&hero| is_here(seat, hero)) {
            let sign = if view.shelters[seat].heroes[hero].active { "▲" } else { "▬" };
            let letter = say::letter(reader.language, seat);
            tokens.push(Line::new(OutliveFace::tone(seat), format!("{sign}{letter}{}", hero.strength())));
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
