//! The face of a game on its pages: what lies on the table, what of it is picked, what is explained, and the
//! same as data. A game that implements [`Hosted`] can be hosted; the rest are the parts that faces have in
//! common. No rule is decided here.

mod cards;
pub mod data;
mod emblem;
mod lesson;
mod moment;
mod result;
mod thing;
mod values;

use bots::Guided;
use maud::{Markup, PreEscaped};
use serde_json::Value;
use table::{ActionOf, EventOf, Face, Game, Seat, SetupOf, StateOf, ViewOf, Viewer, Word};
use texts::{Audience, Language, Preview, Question, Telling};

pub use cards::HoverCard;
pub use emblem::Emblem;
pub use lesson::Lesson;
pub use moment::Moment;
pub use result::{Points, best};
pub use thing::{Role, Thing};
pub use values::{Provenance, ValueGroup, table};

/// A game that the server can host.
pub trait Hosted:
    Telling
    + Guided
    + Face<
        Game: Game<
            State: Send + Sync,
            Setup: Send + Sync,
            Action: Send + Sync,
            Chance: Send + Sync,
            Event: Send + Sync,
        >,
    >
{
    /// The style sheets of the drawn table, in their order.
    const STYLES: &'static [Style];
    /// A style sheet with the colours of the game, which pages need that speak of it.
    const PALETTE: &'static str;
    /// The outlines of the parties' [emblems](Emblem).
    const EMBLEMS: [&'static str; 4];
    /// What is agreed at the table of somebody who plays for the first time, if it is not the usual.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];

    /// The large picture of the first page.
    fn poster() -> PreEscaped<&'static str>;

    /// The outline of a party's [emblem](Emblem) at a table with this set-up.
    fn emblem(seat: Seat, _setup: &SetupOf<Self>) -> &'static str {
        Self::EMBLEMS[seat.index()]
    }

    /// The things on the drawn table that make up a choice of the seat, in any order: who picks all of them has
    /// chosen it. What is chosen in the prompt alone has none.
    fn parts(action: &ActionOf<Self>, seat: Seat, view: &ViewOf<Self>) -> Vec<String>;

    /// What the seat can choose, in an order for people. Only what this seat may know goes in.
    fn choices(
        state: &StateOf<Self>,
        seat: Seat,
        audience: &Audience<'_, Self::Game>,
    ) -> Vec<Choice<ActionOf<Self>>> {
        let view = &Self::Game::view(state, Viewer::Seat(seat));
        let question = Question { state, view, seat, audience };
        let mut actions = Vec::new();
        Self::Game::legal(state, seat, &mut actions);
        // The sort keeps the order of the rules within a group.
        actions.sort_by_key(Self::group);
        let choice = |action| {
            let group = Self::group_title(Self::group(&action), &question);
            let Preview { text: preview, brief } = Self::preview(&action, &question);
            let (text, parts) = (Self::choice(&action, &question), Self::parts(&action, seat, view));
            Choice { action, group, text, preview, brief, parts }
        };
        actions.into_iter().map(choice).collect()
    }

    /// The section of the rules page that an event comes from, like `6.8`.
    fn section(event: &EventOf<Self>) -> &'static str;

    /// Whether an event is told apart from the one before it, or from what somebody did: it begins something
    /// new, or something that follows by itself.
    fn is_apart(before: Option<&EventOf<Self>>, event: &EventOf<Self>) -> bool;

    /// Whether the event is what a party without a seat does, and is told like what players do.
    fn is_deed(_event: &EventOf<Self>) -> bool {
        false
    }

    /// What the part of the game is called that begins with the event, if one does, and whether it is a
    /// part of a larger one.
    fn chapter(event: &EventOf<Self>, language: Language) -> Option<(String, bool)>;

    /// How far the game is, as a number for lists of tables; 0 before it has begun.
    fn stage(view: &ViewOf<Self>) -> u8;

    /// What the part of the game is called that [has this number](Self::stage).
    fn stage_name(stage: u8, language: Language) -> Option<String>;

    /// The table as it is drawn. What people can click on are things, whose parts choices name. The events
    /// are those of the whole game.
    fn board(view: &ViewOf<Self>, events: &[&EventOf<Self>], audience: &Audience<'_, Self::Game>) -> Markup;

    /// What a party has, for the panel of players.
    fn panel(view: &ViewOf<Self>, seat: Seat, audience: &Audience<'_, Self::Game>) -> Markup;

    /// The pictures and the hover cards of the drawn table, which stay as they are during a game.
    fn sprites(view: &ViewOf<Self>, audience: &Audience<'_, Self::Game>) -> Markup;

    /// What lies on the table, as plain HTML: headings, lists and tables, without pictures.
    fn sheet(view: &ViewOf<Self>, audience: &Audience<'_, Self::Game>) -> Markup;

    /// What somebody who plays for the first time can be told in this position, the most pressing first;
    /// nothing if nobody is taught at this table. The events are those of the whole game.
    fn lessons(
        view: &ViewOf<Self>,
        events: &[&EventOf<Self>],
        audience: &Audience<'_, Self::Game>,
    ) -> Option<Vec<Lesson>>;

    /// What deserves a moment of its own among the events of one line of the record, which stand last among
    /// those of the whole game. The view is that of the position after the line.
    fn moment(
        _latest: &[EventOf<Self>],
        _events: &[&EventOf<Self>],
        _view: &ViewOf<Self>,
        _audience: &Audience<'_, Self::Game>,
    ) -> Option<Moment> {
        None
    }

    /// Why a legal action of the seat may be good, in sentences. Only what this seat may know goes in.
    fn reasons(
        state: &StateOf<Self>,
        seat: Seat,
        action: ActionOf<Self>,
        audience: &Audience<'_, Self::Game>,
    ) -> Vec<String>;

    /// The values of the built-in box, and how we know them.
    fn box_values(language: Language) -> Vec<ValueGroup>;

    /// How a game that is over came out, and where the points are from. The events are those of the
    /// whole game.
    fn result(
        state: &StateOf<Self>,
        events: &[&EventOf<Self>],
        audience: &Audience<'_, Self::Game>,
    ) -> Markup;

    /// The same as [`Self::sheet`], as data for programs.
    fn json(view: &ViewOf<Self>) -> Value;
}

/// A style sheet of a game.
pub struct Style {
    /// Its name as a file.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// Something that a seat can do now.
pub struct Choice<A> {
    /// What is done.
    pub action: A,
    /// Choices with the same group stand together under it, in a row; often it is empty.
    pub group: String,
    /// What it is called, without the group.
    pub text: String,
    /// What it leads to, told by the rules, or nothing.
    pub preview: String,
    /// The same where there is little room, if that says less; it may have lines.
    pub brief: Option<String>,
    /// The things on the drawn table that make it up: who picks all of them has chosen it.
    pub parts: Vec<String>,
}

/// The number of a seat, from 1.
pub fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}
