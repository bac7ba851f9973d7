//! What is played and counted of a game.

use bots::Guided;
use record::Record;
use table::{EventOf, Face, Game, Word};

use super::account::{Account, Sides};
use super::topic::Topic;

/// What is played and counted of a game.
pub trait Ledger: 'static {
    /// The face of the game.
    type Face: Guided + Face<Game: Game<Setup: Sync>>;
    /// What is counted.
    type Topic: Word;

    /// The heading of its section.
    const TITLE: &'static str;
    /// What is played, in a sentence or two.
    const NOTE: &'static str;
    /// How its pictures are called before the rest of their names.
    const ID: &'static str;
    /// What begins with a capital within a sentence too, where a heading begins with it.
    const NAMES: &'static [&'static str] = &[];
    /// Who is compared with whom.
    const SIDES: Sides;

    /// What is played.
    fn tables() -> Vec<Setting<<Self::Face as Face>::Game>>;

    /// What a topic is about.
    fn topic(topic: Self::Topic) -> Topic;

    /// Counts all that the topics want to know of a game.
    fn enter(account: &mut Account, told: &Told<'_, <Self::Face as Face>::Game>);

    /// The seat that plays first in the first round, counted from 0.
    fn first(events: &[EventOf<Self::Face>]) -> usize;
}

/// A table to play at.
pub struct Setting<G: Game> {
    /// What it is called.
    pub name: &'static str,
    /// What it is called in the names of pictures.
    pub id: &'static str,
    /// What is agreed there.
    pub setup: G::Setup,
}

/// All that is known of a game which is over.
pub struct Told<'g, G: Game> {
    /// What happened, from the set-up on.
    pub events: &'g [G::Event],
    /// Who did what.
    pub record: &'g Record<G>,
    /// The final position.
    pub end: &'g G::State,
}
