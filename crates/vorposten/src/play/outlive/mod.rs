//! Outlive in the terminal.

mod board;
mod choices;
mod convoy;
mod hand;
mod labels;
mod paragraphs;
mod result;
mod shelters;

use ::outlive::{Action, Chance, Event, Outlive, Pending, Setup, State, View};
use table::Seat;
use words::Language;
use words::outlive::{self as say, Context};

use super::menu::Menu;
use super::paint::{Line, Tone};
use super::terminal::{Reader, Terminal, Within};

impl Terminal for Outlive {
    const TITLE: &'static str = "Outlive";
    const EXAMPLE: &'static str = "move 5 forest";

    fn agreed(setup: &Setup, language: Language) -> Vec<String> {
        say::setup(language, setup)
    }

    fn seat(seat: Seat, reader: &Reader<Self>) -> String {
        say::colour(reader.language, seat)
    }

    fn position(view: &View, reader: &Reader<Self>) -> Vec<Line> {
        let mut lines = board::board(view, reader);
        lines.extend(convoy::convoy(view, reader));
        for seat in shelters::order(view, reader) {
            lines.push(Line::default());
            lines.extend(shelters::shelter(view, seat, reader));
        }
        if let Some(seat) = shelters::owner(reader) {
            lines.extend(hand::hand(&view.shelters[seat], reader));
        }
        lines
    }

    fn overview(view: &View, reader: &Reader<Self>) -> Vec<Line> {
        let Some(seat) = reader.asked else { return Vec::new() };
        match view.shelters[seat].pending {
            Pending::Move | Pending::NextHero => Self::position(view, reader),
            Pending::Rooms => hand::hand(&view.shelters[seat], reader),
            Pending::Resolve => {
                let mut lines = convoy::convoy(view, reader);
                lines.extend(shelters::stores(view, seat, reader));
                lines
            }
            Pending::Discard(..) | Pending::HandOver(_) | Pending::Defend(_) => {
                shelters::stores(view, seat, reader)
            }
            Pending::Rob(victim, _) => shelters::stores(view, victim, reader),
            Pending::Leave(_)
            | Pending::House
            | Pending::Feed
            | Pending::Recruit
            | Pending::Build
            | Pending::Repair => shelters::shelter(view, seat, reader),
            Pending::Nothing
            | Pending::FreeRoom
            | Pending::Quarters
            | Pending::Leader
            | Pending::Heroes
            | Pending::Bat(_)
            | Pending::Visit(_)
            | Pending::Sensed(_) => Vec::new(),
        }
    }

    fn is_secret(view: &View, seat: Seat) -> bool {
        let chooses = matches!(
            view.shelters[seat].pending,
            Pending::Rooms | Pending::FreeRoom | Pending::Quarters | Pending::Leader | Pending::Heroes
        );
        chooses
            || view.cities.values().any(|city| city.known.is_some())
            || view.grounds.values().any(|ground| ground.known.is_some())
    }

    fn prompt(view: &View, reader: &Reader<Self>) -> String {
        let context = context(view, reader);
        match reader.asked {
            Some(seat) => say::prompt_for(reader.language, seat, context),
            None => say::prompt(reader.language, context),
        }
    }

    fn tone(seat: Seat) -> Tone {
        Tone::Team(seat)
    }

    fn action(action: &Action, seat: Seat, view: &View, reader: &Reader<Self>) -> String {
        say::action(reader.language, action, seat, context(view, reader))
    }

    fn chance(chance: &Chance, reader: &Reader<Self>) -> String {
        say::chance(reader.language, chance)
    }

    fn menu(state: &State, seat: Seat, reader: &Reader<Self>) -> Menu<Action> {
        choices::menu(state, seat, reader)
    }

    fn story(events: &[Event], view: &View, reader: &Reader<Self>) -> Vec<String> {
        say::story(reader.language, events, context(view, reader))
    }

    fn continues(last: &Event, next: &Event, _within: Within) -> bool {
        paragraphs::continues(last, next)
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::NightFell | Event::GameEnded)
    }

    fn result(state: &State, events: &[&Event], reader: &Reader<Self>) -> Vec<Line> {
        result::result(state, events, reader)
    }
}

fn context<'v>(view: &'v View, reader: &Reader<Outlive>) -> Context<'v> {
    Context { view, you: reader.you }
}

#[cfg(test)]
mod tests;
