//! Outlive told: which file answers which question.

use outlive::{Action, Event, Setup, State, View};
use table::Seat;
use texts::{Language, Preview, Telling};

use crate::page::texts::text;
use crate::{Audience, OutliveFace, Question};

impl Telling for OutliveFace {
    type Group = super::Group;

    fn about(language: Language) -> String {
        text(language, "about", &[])
    }

    fn alone(_: Language) -> Option<String> {
        None
    }

    fn rules(language: Language) -> &'static str {
        texts::in_every_language!("../../../docs/rules/outlive.", ".md")[language]
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
        super::colour(audience.language, seat)
    }

    fn prompt(view: &View, audience: &Audience<'_>) -> String {
        let you = audience.you.filter(|_| audience.asked == audience.you);
        super::prompt(audience.language, audience.asked, super::Context { view, you })
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

    fn action(action: &Action, seat: Seat, view: &View, audience: &Audience<'_>) -> String {
        super::action(audience.language, action, seat, super::Context { view, you: audience.you })
    }

    fn story(events: &[Event], view: &View, audience: &Audience<'_>) -> Vec<String> {
        super::story(audience.language, events, super::Context { view, you: audience.you })
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::NightFell | Event::GameEnded)
    }

    fn outcome(state: &State, audience: &Audience<'_>) -> String {
        super::outcome(audience.language, state, audience.you)
    }
}
