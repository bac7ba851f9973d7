//! Games that bots have a guide for.

use search::{Exploration, Guide, Playout, Priors, Reward, Root, Settings, Widening};
use table::Face;

/// A game that bots have a guide for.
pub trait Guided: Face {
    /// What they understand of it.
    type Guide: Guide<Self::Game>;

    /// The guide.
    const GUIDE: Self::Guide;

    /// How the search levels look for a move.
    const SETTINGS: Settings = SETTINGS;

    /// The iterations of the easy level: enough to win most games against who only looks at a move.
    const EASY: u64;

    /// The iterations of the medium level, half way from there to the strongest.
    const MEDIUM: u64;
}

/// What games begin with; `docs/bots.md` tells what each part does.
pub const SETTINGS: Settings = Settings {
    priors: Priors::AfterState,
    widening: Widening::Slow { factor: 2.0, exponent: 0.4 },
    root: Root::Halving { width: 24 },
    playout: Playout { best_of: 3, horizon: Some(1) },
    reward: Reward { win: 0.5 },
    exploration: Exploration { first: 0.12, steady: 2000.0 },
    most_nodes: Settings::MOST_NODES,
};
