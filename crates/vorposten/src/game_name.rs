//! The games by their names, as the command line takes them.

use catalogue::{Listed, Visit};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParserFactory};
use table::Game;

/// The name of a game that there is.
#[derive(Clone, Debug)]
pub(crate) struct GameName(String);

impl GameName {
    /// Does something with the game.
    pub(crate) fn visit<V: Visit>(self, visitor: V) -> V::Answer {
        catalogue::visit(&self.0, visitor).expect("only names of games are let through")
    }
}

/// The name and the title of a game.
struct Names;

impl Visit for Names {
    type Answer = PossibleValue;

    fn visit<F: Listed>(self) -> PossibleValue {
        PossibleValue::new(F::Game::NAME).help(F::Game::TITLE)
    }
}

impl ValueParserFactory for GameName {
    type Parser = clap::builder::MapValueParser<PossibleValuesParser, fn(String) -> Self>;

    fn value_parser() -> Self::Parser {
        PossibleValuesParser::new(catalogue::visit_all(|| Names)).map(Self)
    }
}
