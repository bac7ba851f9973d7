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

    /// The iterations of the easy level: enough to win most games against who only looks at a move.
    const EASY: u64;

    /// The iterations of the medium level, half way from there to the strongest.
    const MEDIUM: u64;
}
