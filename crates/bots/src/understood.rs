//! Games that bots understand.

use search::{Guide, Settings};
use table::Game;

/// A game that bots understand.
pub trait Understood: Game {
    /// What they understand of it.
    type Guide: Guide<Self>;

    /// The understanding.
    const GUIDE: Self::Guide;

    /// How the search levels look for a move.
    const SETTINGS: Settings;
}
