//! What a game must say and show to be played in the terminal.

use bots::Understood;
use record::Table;
use table::{Game, Seat};
use words::Language;

use super::menu::Menu;
use super::paint::{Line, Tone};

/// A game that can be played in the terminal. Everything here is read from the position; nothing
/// changes it.
pub(crate) trait Terminal: Understood {
    /// The game's title.
    const TITLE: &'static str;
    /// An action as records write it, to show people how.
    const EXAMPLE: &'static str;

    /// What was agreed, in sentences.
    fn agreed(setup: &Self::Setup, language: Language) -> Vec<String>;

    /// What the seats are called.
    fn seat(seat: Seat, reader: &Reader<Self>) -> String;

    /// What lies on the table.
    fn position(view: &Self::View, reader: &Reader<Self>) -> Vec<Line>;

    /// What is worth a look before a decision: all that lies on the table where something new begins,
    /// a part of it, or nothing.
    fn overview(view: &Self::View, reader: &Reader<Self>) -> Vec<Line>;

    /// Whether a decision of this seat shows what others at the same screen may not see.
    fn is_secret(view: &Self::View, seat: Seat) -> bool;

    /// Who does what now.
    fn prompt(view: &Self::View, reader: &Reader<Self>) -> String;

    /// The tone of what belongs to a party.
    fn tone(seat: Seat) -> Tone;

    /// What a choice of the seat is called in this position.
    fn action(action: &Self::Action, seat: Seat, view: &Self::View, reader: &Reader<Self>) -> String;

    /// What nature drew, in a few words.
    fn chance(chance: &Self::Chance, reader: &Reader<Self>) -> String;

    /// What the seat can choose, with what each choice leads to.
    fn menu(state: &Self::State, seat: Seat, reader: &Reader<Self>) -> Menu<Self::Action>;

    /// What happened, in sentences. The view is one of a later position.
    fn story(events: &[Self::Event], view: &Self::View, reader: &Reader<Self>) -> Vec<String>;

    /// Whether an event is told in one paragraph with the event before it.
    fn continues(last: &Self::Event, next: &Self::Event, within: Within) -> bool;

    /// Whether the event begins something new, like a day.
    fn is_heading(event: &Self::Event) -> bool;

    /// How the game came out, and where the points are from. The events are those of the whole game.
    fn result(state: &Self::State, events: &[&Self::Event], reader: &Reader<Self>) -> Vec<Line>;
}

/// Whether two events are of the same input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Within {
    SameInput,
    NextInput,
}

/// For whom the game is shown.
pub(crate) struct Reader<G: Game> {
    pub(crate) language: Language,
    pub(crate) setup: G::Setup,
    /// The one person before the screen, if there is just one.
    pub(crate) you: Option<Seat>,
    /// Who is asked now, if somebody is.
    pub(crate) asked: Option<Seat>,
}

impl<G: Game> Reader<G> {
    /// The readers of a table.
    pub(crate) fn of(table: &Table<G>, language: Language, you: Option<Seat>) -> Self {
        Self { language, setup: table.record().setup.clone(), you, asked: None }
    }
}
