//! What a game must show to be played in the terminal.

use bots::Guided;
use record::Recorder;
use table::{ActionOf, ChanceOf, EventOf, Face, Seat, SetupOf, StateOf, ViewOf};
use texts::{Audience, Language, Telling};

use crate::menu::Menu;
use crate::paint::{Line, Tone};

/// A game that can be played in the terminal. Everything here is read from the position; nothing
/// changes it.
pub trait Terminal: Telling + Guided {
    /// An action as records write it, to show people how.
    const EXAMPLE: &'static str;

    /// What the seats are called.
    fn seat(seat: Seat, audience: &Audience<'_, Self::Game>) -> String {
        Self::party(seat, audience)
    }

    /// What lies on the table.
    fn position(view: &ViewOf<Self>, audience: &Audience<'_, Self::Game>) -> Vec<Line>;

    /// What is worth a look before a decision: all that lies on the table where something new begins,
    /// a part of it, or nothing.
    fn overview(view: &ViewOf<Self>, audience: &Audience<'_, Self::Game>) -> Vec<Line>;

    /// Whether a decision of this seat shows what others at the same screen may not see.
    fn is_secret(view: &ViewOf<Self>, seat: Seat) -> bool;

    /// The tone of what belongs to a party.
    fn tone(seat: Seat) -> Tone;

    /// What nature drew, in a few words.
    fn chance(chance: &ChanceOf<Self>, audience: &Audience<'_, Self::Game>) -> String;

    /// What the seat can choose, with what each choice leads to.
    fn menu(state: &StateOf<Self>, seat: Seat, audience: &Audience<'_, Self::Game>) -> Menu<ActionOf<Self>>;

    /// Whether an event is told in one paragraph with the event before it.
    fn continues(last: &EventOf<Self>, next: &EventOf<Self>, within: Within) -> bool;

    /// How the game came out, and where the points are from. The events are those of the whole game.
    fn result(
        state: &StateOf<Self>,
        events: &[&EventOf<Self>],
        audience: &Audience<'_, Self::Game>,
    ) -> Vec<Line>;
}

/// Whether two events are of the same input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Within {
    /// They are.
    SameInput,
    /// The second is of the input after that of the first.
    NextInput,
}

/// For whom a table is shown.
pub struct Reader<F: Face> {
    /// The language that is read.
    pub language: Language,
    /// What was agreed.
    pub setup: SetupOf<F>,
    /// The one person before the screen, if there is just one.
    pub you: Option<Seat>,
    /// Who is asked now, if somebody is.
    pub asked: Option<Seat>,
}

impl<F: Face> Reader<F> {
    /// The readers of a table.
    pub fn of(table: &Recorder<F::Game>, language: Language, you: Option<Seat>) -> Self {
        Self { language, setup: table.record().setup.clone(), you, asked: None }
    }

    /// For whom the game is told.
    pub fn audience(&self) -> Audience<'_, F::Game> {
        Audience { language: self.language, setup: &self.setup, you: self.you, asked: self.asked }
    }
}
