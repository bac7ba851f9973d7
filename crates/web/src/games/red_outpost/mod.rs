//! Red Outpost on the page and as data.

mod agreements;
mod board;
mod choices;
mod emblems;
mod hover;
mod json;
mod lessons;
mod parts;
mod reasons;
mod result;
mod sections;
mod sheet;
mod values;

use ::red_outpost::{Action, Day, Event, Phase, RedOutpost, Seating, Setup, Source, State, Values, View};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use table::{Seat, Word};
use words::Language;
use words::red_outpost::{self as say, Context};

use super::texts::text;
use super::{Agreement, Choice, Hosted, Lesson, Reader, ValueGroup};

impl Hosted for RedOutpost {
    const TITLE: &'static str = "Red Outpost";
    const SEATS: std::ops::RangeInclusive<usize> = 1..=4;
    const STYLES: &'static [&'static str] = &["red-outpost.css"];
    const EMBLEMS: [&'static str; 4] = emblems::EMBLEMS;

    fn agreements(seats: usize) -> Vec<Agreement> {
        agreements::agreements(seats)
    }

    fn emblem(seat: Seat, setup: &Setup) -> &'static str {
        emblems::emblem(seat, setup.seating)
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
        match (reader.setup.seating, seat) {
            (Seating::Solo, Seat::Two) => say::seat(reader.language, seat, context(reader)),
            _ => say::colour(reader.language, seat),
        }
    }

    fn prompt(view: &View, reader: &Reader<'_, Self>) -> String {
        let you = reader.you.filter(|_| reader.asked == reader.you);
        say::prompt(reader.language, view, Context { you, ..context(reader) })
    }

    fn choices(state: &State, seat: Seat, reader: &Reader<'_, Self>) -> Vec<Choice<Action>> {
        choices::choices(state, seat, reader)
    }

    fn story(events: &[Event], _view: &View, reader: &Reader<'_, Self>) -> Vec<String> {
        say::story(reader.language, events, context(reader))
    }

    fn section(event: &Event) -> &'static str {
        sections::section(event)
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::DayBegan { .. } | Event::PhaseBegan { .. } | Event::GameEnded)
    }

    fn is_apart(before: Option<&Event>, event: &Event) -> bool {
        let is_scoring = |event: &Event| {
            matches!(event, Event::MoodCounted { .. } | Event::Scored { source: Source::Moods, .. })
        };
        match event {
            Event::MoodCounted { .. } => !before.is_some_and(is_scoring),
            Event::PhaseBegan { .. } => !matches!(before, Some(Event::DayBegan { .. })),
            // Autom's card, and what Autom does then.
            Event::AutomCardTurned { .. } => true,
            Event::Moved { .. } => matches!(before, Some(Event::AutomCardTurned { .. })),
            _ => Self::is_heading(event),
        }
    }

    fn is_deed(event: &Event) -> bool {
        matches!(event, Event::Moved { .. })
    }

    fn chapter(event: &Event, language: Language) -> Option<(String, bool)> {
        match event {
            Event::DayBegan { day } => Some((day_name(*day, language), false)),
            Event::PhaseBegan { phase } => Some((say::phase(language, *phase), true)),
            _ => None,
        }
    }

    fn stage(view: &View) -> u8 {
        let day = match view.day {
            Day::One => 0,
            Day::Two => Phase::ALL.len(),
        };
        (day + view.phase.index() + 1) as u8
    }

    fn stage_name(stage: u8, language: Language) -> Option<String> {
        let index = usize::from(stage.checked_sub(1)?);
        let day = [Day::One, Day::Two].get(index / Phase::ALL.len())?;
        let phase = Phase::ALL[index % Phase::ALL.len()];
        Some(format!("{}, {}", day_name(*day, language), say::phase(language, phase)))
    }

    fn board(view: &View, _events: &[&Event], reader: &Reader<'_, Self>) -> Markup {
        board::board(view, reader)
    }

    fn panel(view: &View, seat: Seat, reader: &Reader<'_, Self>) -> Markup {
        board::panel(view, seat, reader)
    }

    fn furniture(view: &View, reader: &Reader<'_, Self>) -> Markup {
        html! { (PreEscaped(drawings::red_outpost::sprite())) (hover::cards(view, reader)) }
    }

    fn sheet(view: &View, reader: &Reader<'_, Self>) -> Markup {
        sheet::sheet(view, reader)
    }

    fn lessons(view: &View, events: &[&Event], reader: &Reader<'_, Self>) -> Option<Vec<Lesson>> {
        lessons::lessons(view, events, reader)
    }

    fn reasons(state: &State, seat: Seat, action: Action, reader: &Reader<'_, Self>) -> Vec<String> {
        reasons::reasons(state, seat, action, reader)
    }

    fn box_values(language: Language) -> Vec<ValueGroup> {
        values::groups(language, Values::built_in())
    }

    fn outcome(state: &State, reader: &Reader<'_, Self>) -> String {
        say::outcome(reader.language, state, context(reader))
    }

    fn result(state: &State, events: &[&Event], reader: &Reader<'_, Self>) -> Markup {
        result::result(state, events, reader)
    }

    fn json(view: &View) -> Value {
        json::json(view)
    }
}

fn day_name(day: Day, language: Language) -> String {
    let day = match day {
        Day::One => 1,
        Day::Two => 2,
    };
    text(language, "red-day", &[("day", day.into())])
}

fn context(reader: &Reader<'_, RedOutpost>) -> Context {
    Context { seating: reader.setup.seating, values: reader.setup.values, you: reader.you }
}

/// A party in a table: its colour, marked if it is the reader's.
fn title(seat: Seat, reader: &Reader<'_, RedOutpost>) -> String {
    let name = RedOutpost::party(seat, reader);
    if reader.you == Some(seat) { text(reader.language, "red-you", &[("seat", name.into())]) } else { name }
}
