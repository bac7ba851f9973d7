//! Outlive on the page and as data.

mod board;
mod condition;
mod emblems;
mod hover;
mod json;
mod lessons;
mod moment;
mod parts;
mod prospects;
mod reasons;
mod result;
mod sections;
mod sheet;
pub(crate) mod texts;
mod values;

use ::texts::{Language, Telling};
use maud::{Markup, PreEscaped, html};
use outlive::{Action, Event, State, Values, View};
use serde_json::Value;
use table::Seat;
use web::face::{Hosted, Lesson, Moment, Style, ValueGroup};

use crate::page::texts::text;
use crate::{Audience, OutliveFace, drawings};

impl Hosted for OutliveFace {
    const STYLES: &'static [Style] = &[
        Style { name: "outlive.css", text: include_str!("outlive.css") },
        Style { name: "outlive-shelter.css", text: include_str!("outlive-shelter.css") },
    ];
    const PALETTE: &'static str = include_str!("palette.css");
    const EMBLEMS: [&'static str; 4] = emblems::EMBLEMS;

    fn poster() -> PreEscaped<&'static str> {
        drawings::poster()
    }

    fn parts(action: &Action, seat: Seat, view: &View) -> Vec<String> {
        parts::parts(*action, seat, view)
    }

    fn section(event: &Event) -> &'static str {
        sections::section(event)
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

    fn board(view: &View, events: &[&Event], reader: &Audience<'_>) -> Markup {
        board::board(view, events, reader)
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

    fn lessons(view: &View, _events: &[&Event], reader: &Audience<'_>) -> Option<Vec<Lesson>> {
        lessons::lessons(view, reader)
    }

    fn moment(latest: &[Event], _events: &[&Event], view: &View, reader: &Audience<'_>) -> Option<Moment> {
        moment::moment(latest, view, reader)
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

fn round_name(round: u8, language: Language) -> String {
    text(language, "outlive-chapter", &[("round", round.into())])
}

/// A player in a table: the colour, marked if it is the reader's.
fn title(seat: Seat, reader: &Audience<'_>) -> String {
    let name = OutliveFace::party(seat, reader);
    if reader.you == Some(seat) {
        text(reader.language, "outlive-you", &[("seat", name.into())])
    } else {
        name
    }
}
