//! The games that a server hosts, whichever they are.

use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use maud::PreEscaped;
use record::{Record, Seed};
use store::Line;
use table::{Game as _, GameOption, Seat, SetupOf};
use texts::{Audience, Language};

use crate::face::{Emblem, Hosted, Style, ValueGroup};
use crate::live::{LiveGame, LoadError, Playing};

/// A game that a server can host.
#[derive(Clone, Copy)]
pub struct Game(&'static dyn HostedGame);

impl Game {
    /// The game with this face.
    pub const fn of<F: Hosted>() -> Self {
        Self(game_ref::<F>())
    }

    pub(crate) fn face(self) -> GameRef {
        self.0
    }
}

impl Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// The games that a server hosts, in the order in which they are shown.
#[derive(Clone, Copy, Debug)]
pub struct Games(&'static [Game]);

impl Games {
    /// These games.
    pub const fn new(games: &'static [Game]) -> Self {
        Self(games)
    }

    /// The game of this name.
    pub(crate) fn find(self, name: &str) -> Option<GameRef> {
        self.iter().find(|game| game.name() == name)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = GameRef> {
        self.0.iter().map(|game| game.0)
    }
}

/// One of the games that the server hosts.
pub(crate) type GameRef = &'static dyn HostedGame;

/// A game that the server hosts, whichever it is.
pub(crate) trait HostedGame: Send + Sync {
    /// Its name in records and addresses.
    fn name(&self) -> &'static str;
    fn title(&self) -> &'static str;
    /// The version of its rules that is played here.
    fn rules_version(&self) -> u32;
    /// The version of the program that plays earlier rules, if they are earlier.
    fn player_of(&self, rules: u32) -> Option<&'static str>;
    /// The numbers of seats that it can be played with.
    fn seats(&self) -> RangeInclusive<usize>;
    /// What it is about, in a few sentences.
    fn about(&self, language: Language) -> String;
    /// What playing alone is called.
    fn alone(&self, language: Language) -> Option<String>;
    /// The rules, as Markdown with numbered sections.
    fn rules(&self, language: Language) -> &'static str;
    /// The style sheets of the drawn table.
    fn styles(&self) -> &'static [Style];
    /// The style sheet with its colours.
    fn palette(&self) -> &'static str;
    /// The large picture of the first page.
    fn poster(&self) -> PreEscaped<&'static str>;
    /// What can be agreed at a table with so many seats.
    fn options(&self, seats: usize) -> Vec<GameOption>;
    /// What an option is called.
    fn option_title(&self, language: Language, key: &str) -> String;
    /// What a value of an option means, in a sentence.
    fn option(&self, language: Language, key: &str, value: &str) -> String;
    /// What is agreed at the table of somebody who plays for the first time.
    fn first_game(&self) -> &'static [(&'static str, &'static str)];
    /// The colour of a seat at a table with so many.
    fn colour(&self, language: Language, seats: usize, seat: Seat) -> String;
    /// The emblem of a seat at a table with so many.
    fn emblem(&self, seats: usize, seat: Seat) -> Emblem;
    /// What the part of the game is called that lists know by this number.
    fn stage_name(&self, language: Language, stage: u8) -> Option<String>;
    /// The values of the built-in box, and how we know them.
    fn values(&self, language: Language) -> Vec<ValueGroup>;
    /// A game that begins. An error names the option that cannot be.
    fn begin(&self, seats: usize, options: &[(&str, &str)], seed: Seed) -> Result<Box<dyn LiveGame>, String>;
    /// A game as its journal says.
    fn load(&self, options: &str, lines: &[Line], secret: Seed) -> Result<Box<dyn LiveGame>, LoadError>;
    /// A record that somebody brings.
    fn import(&self, text: &[u8], seed: Seed) -> Result<Box<dyn LiveGame>, LoadError>;
}

/// The game with this face.
pub(crate) const fn game_ref<F: Hosted>() -> GameRef {
    &Entry::<F>(PhantomData)
}

/// The game with the face `F`.
struct Entry<F>(PhantomData<fn() -> F>);

fn usual_setup<F: Hosted>(seats: usize) -> SetupOf<F> {
    F::Game::usual_setup(seats, F::Game::built_in()).expect("the game is played by so many")
}

impl<F: Hosted> HostedGame for Entry<F> {
    fn name(&self) -> &'static str {
        F::Game::NAME
    }

    fn title(&self) -> &'static str {
        F::Game::TITLE
    }

    fn rules_version(&self) -> u32 {
        F::Game::RULES
    }

    fn player_of(&self, rules: u32) -> Option<&'static str> {
        F::Game::EARLIER.get((rules as usize).checked_sub(1)?).copied()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        F::Game::SEATS
    }

    fn about(&self, language: Language) -> String {
        F::about(language)
    }

    fn alone(&self, language: Language) -> Option<String> {
        F::alone(language)
    }

    fn rules(&self, language: Language) -> &'static str {
        F::rules(language)
    }

    fn styles(&self) -> &'static [Style] {
        F::STYLES
    }

    fn palette(&self) -> &'static str {
        F::PALETTE
    }

    fn poster(&self) -> PreEscaped<&'static str> {
        F::poster()
    }

    fn options(&self, seats: usize) -> Vec<GameOption> {
        F::Game::offered_options(seats)
    }

    fn option_title(&self, language: Language, key: &str) -> String {
        F::option_title(language, key)
    }

    fn option(&self, language: Language, key: &str, value: &str) -> String {
        F::option(language, key, value)
    }

    fn first_game(&self) -> &'static [(&'static str, &'static str)] {
        F::FIRST_GAME
    }

    fn colour(&self, language: Language, seats: usize, seat: Seat) -> String {
        let setup = &usual_setup::<F>(seats);
        F::party(seat, &Audience { language, setup, you: None, asked: None })
    }

    fn emblem(&self, seats: usize, seat: Seat) -> Emblem {
        Emblem::at::<F>(seat, &usual_setup::<F>(seats))
    }

    fn stage_name(&self, language: Language, stage: u8) -> Option<String> {
        F::stage_name(stage, language)
    }

    fn values(&self, language: Language) -> Vec<ValueGroup> {
        F::box_values(language)
    }

    fn begin(&self, seats: usize, options: &[(&str, &str)], seed: Seed) -> Result<Box<dyn LiveGame>, String> {
        let setup = F::Game::agree(seats, options, F::Game::built_in()).map_err(|error| error.key)?;
        Ok(Box::new(Playing::<F>::new(setup, seed).expect("a game can begin")))
    }

    fn load(&self, options: &str, lines: &[Line], secret: Seed) -> Result<Box<dyn LiveGame>, LoadError> {
        Ok(Box::new(Playing::<F>::load(options, lines, secret)?))
    }

    fn import(&self, text: &[u8], seed: Seed) -> Result<Box<dyn LiveGame>, LoadError> {
        let record = Record::<F::Game>::read(text, F::Game::built_in());
        let record = record.map_err(|flaw| LoadError(flaw.to_string()))?;
        Ok(Box::new(Playing::<F>::import(&record, seed)?))
    }
}
