//! Red Outpost told: which file answers which question.

use red_outpost::{Action, Event, Seating, Setup, State, View};
use table::Seat;
use texts::{Language, Preview, Telling};

use crate::page::texts::text;
use crate::{Audience, Question, RedOutpostFace};

impl Telling for RedOutpostFace {
    type Group = super::Group;

    fn about(language: Language) -> String {
        text(language, "about", &[])
    }

    fn alone(language: Language) -> Option<String> {
        Some(text(language, "play-solo", &[]))
    }

    fn rules(language: Language) -> &'static str {
        texts::in_every_language!("../../../docs/rules/red-outpost.", ".md")[language]
    }

    fn option_title(language: Language, key: &str) -> String {
        text(language, &format!("agree-{key}"), &[])
    }

    fn option(language: Language, key: &str, value: &str) -> String {
        super::option(language, key, value)
    }

    fn agreed(setup: &Setup, language: Language) -> Vec<String> {
        super::setup(language, setup)
    }

    fn party(seat: Seat, audience: &Audience<'_>) -> String {
        match (audience.setup.seating, seat) {
            (Seating::Solo, Seat::Two) => super::seat(audience.language, seat, context(audience)),
            _ => super::colour(audience.language, seat),
        }
    }

    fn prompt(view: &View, audience: &Audience<'_>) -> String {
        let you = audience.you.filter(|_| audience.asked == audience.you);
        super::prompt(audience.language, view, audience.asked, super::Context { you, ..context(audience) })
    }

    fn group(action: &Action) -> super::Group {
        super::group(*action)
    }

    fn group_title(group: super::Group, question: &Question<'_>) -> String {
        super::group_title(group, question)
    }

    fn choice(action: &Action, question: &Question<'_>) -> String {
        super::choice(*action, question)
    }

    fn preview(action: &Action, question: &Question<'_>) -> Preview {
        super::preview_text(*action, question)
    }

    fn action(action: &Action, _seat: Seat, view: &View, audience: &Audience<'_>) -> String {
        super::action(audience.language, action, view, context(audience))
    }

    fn story(events: &[Event], _view: &View, audience: &Audience<'_>) -> Vec<String> {
        super::story(audience.language, events, context(audience))
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::DayBegan { .. } | Event::PhaseBegan { .. } | Event::GameEnded)
    }

    fn outcome(state: &State, audience: &Audience<'_>) -> String {
        super::outcome(audience.language, state, context(audience))
    }
}

pub(crate) fn context(audience: &Audience<'_>) -> super::Context {
    super::Context { seating: audience.setup.seating, values: audience.setup.values, you: audience.you }
}
