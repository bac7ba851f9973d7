//! Games that bots understand.

use search::{Curiosity, Guide, Playout, Priors, Reward, Root, Settings, Widening};
use table::Game;

/// A game that bots understand.
pub trait Understood: Game {
    /// What they understand of it.
    type Guide: Guide<Self>;

    /// The understanding.
    const GUIDE: Self::Guide;

    /// How the search levels look for a move.
    const SETTINGS: Settings = SETTINGS;

    /// The iterations of the easy level: enough to win most games against who only looks at a move.
    const EASY: u64;

    /// The iterations of the medium level, half way from there to the strongest.
    const MEDIUM: u64;
}

/// What both games begin with; `docs/bots.md` tells what each part does.
pub(crate) const SETTINGS: Settings = Settings {
    priors: Priors::AfterState,
    widening: Widening::Slow { factor: 2.0, exponent: 0.4 },
    root: Root::Halving { width: 24 },
    playout: Playout { best_of: 3, horizon: Some(1) },
    reward: Reward { win: 0.5 },
    curiosity: Curiosity { first: 0.12, steady: 2000.0 },
    most_nodes: Settings::MOST_NODES,
};
