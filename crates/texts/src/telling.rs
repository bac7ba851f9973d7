//! What every game can say of itself, wherever it is shown.

use table::{ActionOf, EventOf, Face, Game, Seat, SetupOf, StateOf, ViewOf};

use crate::Language;

/// For whom a game is told.
pub struct Audience<'t, G: Game> {
    /// The language that is read.
    pub language: Language,
    /// What was agreed at the table.
    pub setup: &'t G::Setup,
    /// The reader's own seat, which is addressed as "you".
    pub you: Option<Seat>,
    /// Who is asked now, if somebody is.
    pub asked: Option<Seat>,
}

/// A decision that a seat is asked for. Of the position only what the seat may know is told.
pub struct Question<'t, G: Game> {
    /// The position.
    pub state: &'t G::State,
    /// The same as the seat sees it.
    pub view: &'t G::View,
    /// Who decides.
    pub seat: Seat,
    /// For whom it is told.
    pub audience: &'t Audience<'t, G>,
}

/// What a choice leads to, told by the rules.
#[derive(Default)]
pub struct Preview {
    /// All of it, or nothing.
    pub text: String,
    /// The same where there is little room, if that says less; it may have lines.
    pub brief: Option<String>,
}

/// A game that can be told. What differs between places where it is shown is layout, not words.
pub trait Telling: Face {
    /// Choices that stand together. Groups come in their order, and within a group that of the rules holds.
    type Group: Copy + Ord;

    /// What the game is about, in a few sentences.
    fn about(language: Language) -> String;

    /// What playing alone is called, where the game can be played alone.
    fn alone(language: Language) -> Option<String>;

    /// The rules, as Markdown with numbered sections.
    fn rules(language: Language) -> &'static str;

    /// What an option is called.
    fn option_title(language: Language, key: &str) -> String;

    /// What a value of an option means, in a sentence.
    fn option(language: Language, key: &str, value: &str) -> String;

    /// What was agreed, in sentences.
    fn agreed(setup: &SetupOf<Self>, language: Language) -> Vec<String>;

    /// The colour of a seat, or what a party without a seat is called.
    fn party(seat: Seat, audience: &Audience<'_, Self::Game>) -> String;

    /// Who does what now, in one sentence.
    fn prompt(view: &ViewOf<Self>, audience: &Audience<'_, Self::Game>) -> String;

    /// The group of a choice.
    fn group(action: &ActionOf<Self>) -> Self::Group;

    /// What the choices of a group have in common, or nothing.
    fn group_title(group: Self::Group, question: &Question<'_, Self::Game>) -> String;

    /// What a choice is called within its group.
    fn choice(action: &ActionOf<Self>, question: &Question<'_, Self::Game>) -> String;

    /// What a choice leads to.
    fn preview(action: &ActionOf<Self>, question: &Question<'_, Self::Game>) -> Preview;

    /// What a choice of the seat is called by itself.
    fn action(
        action: &ActionOf<Self>,
        seat: Seat,
        view: &ViewOf<Self>,
        audience: &Audience<'_, Self::Game>,
    ) -> String;

    /// What happened, in sentences. The view is one of that position or a later one.
    fn story(
        events: &[EventOf<Self>],
        view: &ViewOf<Self>,
        audience: &Audience<'_, Self::Game>,
    ) -> Vec<String>;

    /// Whether the event begins something new, like a day or a round.
    fn is_heading(event: &EventOf<Self>) -> bool;

    /// Who has won a game that is over, and why, in a sentence.
    fn outcome(state: &StateOf<Self>, audience: &Audience<'_, Self::Game>) -> String;
}
