//! Outlive on the page and as data.

mod agreements;
mod board;
mod choices;
mod condition;
mod emblems;
mod hover;
mod json;
mod lessons;
mod needs;
mod parts;
mod prospects;
mod reasons;
mod result;
mod sections;
mod sheet;
mod values;

use ::outlive::{Action, Event, Outlive, Setup, State, Values, View};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use table::{Seat, Turn};
use words::Language;
use words::outlive::{self as say, Context};

use super::texts::text;
use super::{Agreement, Choice, Hosted, Lesson, Reader, ValueGroup};

#[cfg(test)]
pub(super) use needs::short;

impl Hosted for Outlive {
    const TITLE: &'static str = "Outlive";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=4;
    const STYLES: &'static [&'static str] = &["outlive.css", "outlive-shelter.css"];
    const EMBLEMS: [&'static str; 4] = emblems::EMBLEMS;

    fn agreements(seats: usize) -> Vec<Agreement> {
        agreements::agreements(seats)
    }

    fn agreement(language: Language, key: &str, value: &str) -> String {
        say::option(language, key, value)
    }

    fn agree(seats: usize, options: &[(String, String)]) -> Result<Setup, String> {
        agreements::agree(seats, options)
    }

    fn agreed(setup: &Setup, language: Language) -> Vec<String> {
        say::setup(language, setup)
    }

    fn party(seat: Seat, reader: &Reader<'_, Self>) -> String {
        say::colour(reader.language, seat)
    }

    fn prompt(view: &View, reader: &Reader<'_, Self>) -> String {
        let you = reader.you.filter(|_| reader.asked == reader.you);
        let context = Context { view, you };
        match (reader.asked, view.turn) {
            (Some(seat), Turn::Seats(due)) if due.has(seat) => {
                say::prompt_for(reader.language, seat, context)
            }
            _ => say::prompt(reader.language, context),
        }
    }

    fn choices(state: &State, seat: Seat, reader: &Reader<'_, Self>) -> Vec<Choice<Action>> {
        choices::choices(state, seat, reader)
    }

    fn story(events: &[Event], view: &View, reader: &Reader<'_, Self>) -> Vec<String> {
        say::story(reader.language, events, Context { view, you: reader.you })
    }

    fn section(event: &Event) -> &'static str {
        sections::section(event)
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::NightFell | Event::GameEnded)
    }

    fn is_apart(before: Option<&Event>, event: &Event) -> bool {
        match event {
            Event::Scored { .. } => !matches!(before, Some(Event::Scored { .. })),
            Event::Led { .. } => !matches!(before, Some(Event::Led { .. })),
            _ => Self::is_heading(event) || matches!(event, Event::EventRevealed { .. }),
        }
    }

    fn chapter(event: &Event, language: Language) -> Option<(String, bool)> {
        match event {
            Event::RoundBegan { round } => Some((round_name(*round, language), false)),
            Event::NightFell => Some((text(language, "outlive-night", &[]), true)),
            _ => None,
        }
    }

    fn stage(view: &View) -> u8 {
        view.round
    }

    fn stage_name(stage: u8, language: Language) -> Option<String> {
        (stage > 0).then(|| round_name(stage, language))
    }

    fn board(view: &View, events: &[&Event], reader: &Reader<'_, Self>) -> Markup {
        board::board(view, events, reader)
    }

    fn panel(view: &View, seat: Seat, reader: &Reader<'_, Self>) -> Markup {
        board::panel(view, seat, reader)
    }

    fn furniture(view: &View, reader: &Reader<'_, Self>) -> Markup {
        html! { (PreEscaped(drawings::outlive::sprite())) (hover::cards(view, reader)) }
    }

    fn sheet(view: &View, reader: &Reader<'_, Self>) -> Markup {
        sheet::sheet(view, reader)
    }

    fn lessons(view: &View, _events: &[&Event], reader: &Reader<'_, Self>) -> Option<Vec<Lesson>> {
        lessons::lessons(view, reader)
    }

    fn reasons(state: &State, seat: Seat, action: Action, reader: &Reader<'_, Self>) -> Vec<String> {
        reasons::reasons(state, seat, action, reader)
    }

    fn box_values(language: Language) -> Vec<ValueGroup> {
        values::groups(language, Values::built_in())
    }

    fn outcome(state: &State, reader: &Reader<'_, Self>) -> String {
        say::outcome(reader.language, state, reader.you)
    }

    fn result(state: &State, events: &[&Event], reader: &Reader<'_, Self>) -> Markup {
        result::result(state, events, reader)
    }

    fn json(view: &View) -> Value {
        json::json(view)
    }
}

fn round_name(round: u8, language: Language) -> String {
    text(language, "outlive-chapter", &[("round", round.into())])
}

/// A player in a table: the colour, marked if it is the reader's.
fn title(seat: Seat, reader: &Reader<'_, Outlive>) -> String {
    let name = Outlive::party(seat, reader);
    if reader.you == Some(seat) {
        text(reader.language, "outlive-you", &[("seat", name.into())])
    } else {
        name
    }
}
