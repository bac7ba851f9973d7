//! Red Outpost on the page and as data.

mod board;
mod emblems;
mod hover;
mod json;
mod lessons;
mod moment;
mod parts;
mod reasons;
mod result;
mod sections;
mod sheet;
pub(crate) mod texts;
mod values;

use ::texts::{Language, Telling};
use maud::{Markup, PreEscaped, html};
use red_outpost::{Action, Day, Event, Phase, Setup, Source, State, Values, View};
use serde_json::Value;
use table::{Seat, Word};
use web::face::{Hosted, Lesson, Moment, Style, ValueGroup};

use crate::page::texts::text;
use crate::telling::{self as say};
use crate::{Audience, RedOutpostFace, drawings};

impl Hosted for RedOutpostFace {
    const STYLES: &'static [Style] =
        &[Style { name: "red-outpost.css", text: include_str!("red-outpost.css") }];
    // Who learns begins, so that there is something to do at once.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("start", "1")];
    const PALETTE: &'static str = include_str!("palette.css");
    const EMBLEMS: [&'static str; 4] = emblems::EMBLEMS;

    fn emblem(seat: Seat, setup: &Setup) -> &'static str {
        emblems::emblem(seat, setup.seating)
    }

    fn poster() -> PreEscaped<&'static str> {
        drawings::poster()
    }

    fn parts(action: &Action, _seat: Seat, view: &View) -> Vec<String> {
        parts::parts(*action, view)
    }

    fn section(event: &Event) -> &'static str {
        sections::section(event)
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

    fn board(view: &View, _events: &[&Event], reader: &Audience<'_>) -> Markup {
        board::board(view, reader)
    }

    fn panel(view: &View, seat: Seat, reader: &Audience<'_>) -> Markup {
        board::panel(view, seat, reader)
    }

    fn sprites(view: &View, reader: &Audience<'_>) -> Markup {
        html! { (PreEscaped(drawings::sprite())) (hover::cards(view, reader)) }
    }

    fn sheet(view: &View, reader: &Audience<'_>) -> Markup {
        sheet::sheet(view, reader)
    }

    fn lessons(view: &View, events: &[&Event], reader: &Audience<'_>) -> Option<Vec<Lesson>> {
        lessons::lessons(view, events, reader)
    }

    fn moment(latest: &[Event], events: &[&Event], view: &View, reader: &Audience<'_>) -> Option<Moment> {
        moment::moment(latest, events, view, reader)
    }

    fn reasons(state: &State, seat: Seat, action: Action, reader: &Audience<'_>) -> Vec<String> {
        reasons::reasons(state, seat, action, reader)
    }

    fn box_values(language: Language) -> Vec<ValueGroup> {
        values::groups(language, Values::built_in())
    }

    fn result(state: &State, events: &[&Event], reader: &Audience<'_>) -> Markup {
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

/// A party in a table: its colour, marked if it is the reader's.
fn title(seat: Seat, reader: &Audience<'_>) -> String {
    let name = RedOutpostFace::party(seat, reader);
    if reader.you == Some(seat) { text(reader.language, "red-you", &[("seat", name.into())]) } else { name }
}
