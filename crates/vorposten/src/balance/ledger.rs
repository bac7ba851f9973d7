//! What is played and counted of a game.

use bots::Understood;
use record::Record;
use table::{Game, Word};

use super::account::{Account, Sides};
use super::topic::Topic;

/// What is played and counted of a game.
pub(crate) trait Ledger {
    /// The game.
    type Game: Understood<Setup: Sync>;
    /// What is counted.
    type Topic: Word;

    const TITLE: &'static str;
    /// What is played, in a sentence or two.
    const NOTE: &'static str;
    /// How its pictures are called before the rest of their names.
    const ID: &'static str;
    const SIDES: Sides;

    /// What is played.
    fn tables() -> Vec<Setting<Self::Game>>;

    /// What a topic is about.
    fn topic(topic: Self::Topic) -> Topic;

    /// Counts all that the topics want to know of a game.
    fn enter(account: &mut Account, told: &Told<'_, Self::Game>);

    /// The seat that plays first in the first round, counted from 0.
    fn first(events: &[<Self::Game as Game>::Event]) -> usize;
}

/// A table to play at.
pub(crate) struct Setting<G: Game> {
    pub(crate) name: &'static str,
    pub(crate) id: &'static str,
    pub(crate) setup: G::Setup,
}

/// All that is known of a game which is over.
pub(crate) struct Told<'g, G: Game> {
    pub(crate) events: &'g [G::Event],
    pub(crate) record: &'g Record<G>,
    pub(crate) end: &'g G::State,
}
