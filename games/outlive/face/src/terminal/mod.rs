//! Outlive in the terminal.

mod board;
mod choices;
mod convoy;
mod hand;
mod labels;
mod paragraphs;
mod result;
mod shelters;

use std::sync::LazyLock;

use outlive::{Action, Chance, Event, Pending, State, View};
use table::{Seat, Word};
use terminal::Menu;
use terminal::{Line, Tone};
use terminal::{Terminal, Within};
use texts::{Language, Texts, Value, texts};

use crate::telling::{self as say, Context};
use crate::{Audience, OutliveFace};

/// The colours of the parties, among the 256 of terminals.
const COLOURS: [u8; 4] = [203, 39, 71, 178];

impl Terminal for OutliveFace {
    const EXAMPLE: &'static str = "move 5 forest";

    fn position(view: &View, reader: &Audience<'_>) -> Vec<Line> {
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

    fn overview(view: &View, reader: &Audience<'_>) -> Vec<Line> {
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
            | Pending::Gift(_)
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
        view.shelters[seat].pending.is_secret()
            || view.cities.values().any(|city| city.known.is_some())
            || view.grounds.values().any(|ground| ground.known.is_some())
    }

    fn tone(seat: Seat) -> Tone {
        Tone::Colour(COLOURS[seat.index()])
    }

    fn chance(chance: &Chance, reader: &Audience<'_>) -> String {
        say::chance(reader.language, chance)
    }

    fn menu(state: &State, seat: Seat, reader: &Audience<'_>) -> Menu<Action> {
        choices::menu(state, seat, reader)
    }

    fn continues(last: &Event, next: &Event, _within: Within) -> bool {
        paragraphs::continues(last, next)
    }

    fn result(state: &State, events: &[&Event], reader: &Audience<'_>) -> Vec<Line> {
        result::result(state, events, reader)
    }
}

fn context<'v>(view: &'v View, reader: &Audience<'_>) -> Context<'v> {
    Context { view, you: reader.you }
}

/// A text of the game in the terminal.
fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts!("locales": "terminal.ftl"));
    TEXTS.text(language, id, variables)
}

#[cfg(test)]
mod tests;
