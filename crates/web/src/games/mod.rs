//! The games as the server shows them: what can be agreed, who is asked what, what can be chosen,
//! what happened, and what lies on the table. No rule is decided here.

mod cards;
mod data;
mod lesson;
mod options;
mod outlive;
mod red_outpost;
mod result;
#[cfg(test)]
mod tests;
mod texts;
mod thing;
mod values;

use bots::Understood;
use maud::Markup;
use serde_json::Value;
use table::{Game, Seat, Word};
use words::Language;

pub(crate) use lesson::Lesson;
pub(crate) use values::ValueGroup;

/// A game that the server hosts.
pub(crate) trait Hosted:
    Understood<State: Send + Sync, Setup: Send + Sync, Action: Send, Chance: Send, Event: Send + Sync>
{
    /// The game's title.
    const TITLE: &'static str;
    /// The numbers of seats that it can be played with.
    const SEATS: std::ops::RangeInclusive<usize>;
    /// The style sheets of the drawn table, in their order.
    const STYLES: &'static [&'static str];
    /// The outlines of the parties' [emblems](crate::emblem::Emblem).
    const EMBLEMS: [&'static str; 4];

    /// What can be agreed at a table with so many seats; options that make no difference there are
    /// left out.
    fn agreements(seats: usize) -> Vec<Agreement>;

    /// The outline of a party's [emblem](crate::emblem::Emblem) at a table with this set-up.
    fn emblem(seat: Seat, _setup: &Self::Setup) -> &'static str {
        Self::EMBLEMS[seat.index()]
    }

    /// What a choice of an agreement means, in a sentence.
    fn agreement(language: Language, key: &str, value: &str) -> String;

    /// The set-up for so many seats with these options; those that are not named are as usual. An
    /// error names the option that cannot be.
    fn agree(seats: usize, options: &[(String, String)]) -> Result<Self::Setup, String>;

    /// What was agreed, in sentences.
    fn agreed(setup: &Self::Setup, language: Language) -> Vec<String>;

    /// The colour of a seat, or what a party without a seat is called.
    fn party(seat: Seat, reader: &Reader<'_, Self>) -> String;

    /// Who does what now, in one sentence.
    fn prompt(view: &Self::View, reader: &Reader<'_, Self>) -> String;

    /// What the seat can choose, in an order for people. Only what this seat may know goes in.
    fn choices(state: &Self::State, seat: Seat, reader: &Reader<'_, Self>) -> Vec<Choice<Self::Action>>;

    /// What happened, in sentences. The view is one of that position or a later one.
    fn story(events: &[Self::Event], view: &Self::View, reader: &Reader<'_, Self>) -> Vec<String>;

    /// The section of the rules page that an event comes from, like `6.8`.
    fn section(event: &Self::Event) -> &'static str;

    /// Whether the event begins something new, like a day or a round.
    fn is_heading(event: &Self::Event) -> bool;

    /// Whether an event is told apart from the one before it, or from what somebody did: it begins something
    /// new, or something that follows by itself.
    fn is_apart(before: Option<&Self::Event>, event: &Self::Event) -> bool;

    /// Whether the event is what a party without a seat does, and is told like what players do.
    fn is_deed(_event: &Self::Event) -> bool {
        false
    }

    /// What the part of the game is called that begins with the event, if one does, and whether it is a
    /// part of a larger one.
    fn chapter(event: &Self::Event, language: Language) -> Option<(String, bool)>;

    /// How far the game is, as a number for lists of tables; 0 before it has begun.
    fn stage(view: &Self::View) -> u8;

    /// What the part of the game is called that [has this number](Self::stage).
    fn stage_name(stage: u8, language: Language) -> Option<String>;

    /// The table as it is drawn. What people can click on are things, whose parts choices name. The events
    /// are those of the whole game.
    fn board(view: &Self::View, events: &[&Self::Event], reader: &Reader<'_, Self>) -> Markup;

    /// What a party has, for the panel of players.
    fn panel(view: &Self::View, seat: Seat, reader: &Reader<'_, Self>) -> Markup;

    /// The pictures and the hover cards of the drawn table, which stay as they are during a game.
    fn furniture(view: &Self::View, reader: &Reader<'_, Self>) -> Markup;

    /// What lies on the table, as plain HTML: headings, lists and tables, without pictures.
    fn sheet(view: &Self::View, reader: &Reader<'_, Self>) -> Markup;

    /// What somebody who plays for the first time can be told in this position, the most pressing first;
    /// nothing if nobody is taught at this table. The events are those of the whole game.
    fn lessons(view: &Self::View, events: &[&Self::Event], reader: &Reader<'_, Self>) -> Option<Vec<Lesson>>;

    /// Why a legal action of the seat may be good, in sentences. Only what this seat may know goes in.
    fn reasons(
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
        reader: &Reader<'_, Self>,
    ) -> Vec<String>;

    /// The values of the built-in box, and how we know them.
    fn box_values(language: Language) -> Vec<ValueGroup>;

    /// Who has won a game that is over, and why, in a sentence.
    fn outcome(state: &Self::State, reader: &Reader<'_, Self>) -> String;

    /// How a game that is over came out, and where the points are from. The events are those of the
    /// whole game.
    fn result(state: &Self::State, events: &[&Self::Event], reader: &Reader<'_, Self>) -> Markup;

    /// The same as [`Self::sheet`], as data for programs.
    fn json(view: &Self::View) -> Value;
}

/// Something that can be agreed before a game.
pub(crate) struct Agreement {
    /// Its name in records.
    pub(crate) key: &'static str,
    /// What it can be, as records write it; the usual one comes first.
    pub(crate) values: Vec<String>,
}

/// Something that a seat can do now.
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    /// Choices with the same group stand together under it, in a row; often it is empty.
    pub(crate) group: String,
    /// What it is called, without the group.
    pub(crate) text: String,
    /// What it leads to, told by the rules, or nothing.
    pub(crate) preview: String,
    /// The same where there is little room, if that says less; it may have lines.
    pub(crate) brief: Option<String>,
    /// The things on the drawn table that make it up: who picks all of them has chosen it.
    pub(crate) parts: Vec<String>,
}

/// For whom a game is shown.
pub(crate) struct Reader<'t, G: Game> {
    pub(crate) language: Language,
    pub(crate) setup: &'t G::Setup,
    /// The reader's own seat, which is addressed as "you".
    pub(crate) you: Option<Seat>,
    /// Who is asked now, if the page asks somebody.
    pub(crate) asked: Option<Seat>,
}
