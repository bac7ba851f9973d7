//! Red Outpost in the terminal.

mod board;
mod choices;
mod panel;
mod people;
mod result;
mod solo;

use std::sync::LazyLock;

use red_outpost::{Action, Chance, Event, Pending, Seating, State, View};
use table::{Seat, Word};
use terminal::Menu;
use terminal::{Line, Tone};
use terminal::{Terminal, Within};
use texts::{Language, Texts, Value, sentence, texts};

use crate::telling::{self as say, context};
use crate::{Audience, RedOutpostFace};

/// The colours of the parties, among the 256 of terminals.
const COLOURS: [u8; 4] = [208, 39, 137, 212];

impl Terminal for RedOutpostFace {
    const EXAMPLE: &'static str = "move miner mine";

    fn seat(seat: Seat, reader: &Audience<'_>) -> String {
        name(seat, reader)
    }

    fn position(view: &View, reader: &Audience<'_>) -> Vec<Line> {
        let mut lines = board::clock(view, reader);
        lines.extend(board::board(view, reader));
        lines.extend(people::portraits(view, reader));
        lines.push(Line::default());
        lines.extend(people::players(view, reader));
        if let Some(cards) = &view.solo {
            lines.push(Line::default());
            lines.extend(solo::goal_card(view, cards, reader));
        }
        lines
    }

    /// A turn that is under way has just been told.
    fn overview(view: &View, reader: &Audience<'_>) -> Vec<Line> {
        if view.mover.is_none() { Self::position(view, reader) } else { Vec::new() }
    }

    /// Everything lies open.
    fn is_secret(_view: &View, _seat: Seat) -> bool {
        false
    }

    fn tone(seat: Seat) -> Tone {
        Tone::Colour(COLOURS[seat.index()])
    }

    fn chance(chance: &Chance, reader: &Audience<'_>) -> String {
        say::chance(reader.language, chance, context(reader))
    }

    fn menu(state: &State, seat: Seat, reader: &Audience<'_>) -> Menu<Action> {
        choices::menu(state, seat, reader)
    }

    /// Every input has its paragraph.
    fn continues(_last: &Event, _next: &Event, within: Within) -> bool {
        within == Within::SameInput
    }

    fn result(state: &State, events: &[&Event], reader: &Audience<'_>) -> Vec<Line> {
        result::result(state, events, reader)
    }
}

/// A seat in a table: its colour, as the person before the screen is told elsewhere which is hers. In
/// the solo game nobody needs a colour.
fn name(seat: Seat, reader: &Audience<'_>) -> String {
    match reader.setup.seating {
        Seating::Solo => sentence(say::seat(reader.language, seat, context(reader))),
        Seating::Two | Seating::Three | Seating::Four => say::colour(reader.language, seat),
    }
}

/// Who has to decide, or whose turn goes on while nature draws.
fn due(view: &View) -> Option<Seat> {
    match view.pending {
        Pending::Nap(seat) | Pending::LateRiser(seat) => Some(seat),
        Pending::Over => None,
        Pending::Nothing
        | Pending::Draw(_)
        | Pending::Move
        | Pending::Influence
        | Pending::Instead
        | Pending::Donation
        | Pending::Round
        | Pending::Trade(_)
        | Pending::Transfer
        | Pending::Find
        | Pending::Crop
        | Pending::Fishing
        | Pending::Catch(..)
        | Pending::Cargo
        | Pending::Overtime(_)
        | Pending::Gift
        | Pending::Errand => Some(view.active),
    }
}

/// A text of the game in the terminal.
fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts!("locales": "terminal.ftl"));
    TEXTS.text(language, id, variables)
}

#[cfg(test)]
mod tests;
