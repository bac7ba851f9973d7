//! The ingredients of a search level, each of which can be left out to see what it is worth.

use search::{Playout, Priors, Reward, Root, Settings, Widening};
use table::words;

words! {
    /// An ingredient of the search levels.
    pub enum Ingredient: "ingredient" {
        Priors = "priors",
        Widening = "widening",
        Halving = "halving",
        Margin = "margin",
        Policy = "policy",
        Evaluation = "evaluation",
    }
}

impl Ingredient {
    /// The settings without it.
    pub(crate) fn left_out(self, settings: Settings) -> Settings {
        match self {
            Self::Priors => Settings { priors: Priors::None, ..settings },
            Self::Widening => Settings { widening: Widening::All, ..settings },
            Self::Halving => Settings { root: Root::Tree, ..settings },
            Self::Margin => Settings { reward: Reward { win: 1.0 }, ..settings },
            Self::Policy => Settings { playout: Playout { best_of: 1, ..settings.playout }, ..settings },
            Self::Evaluation => {
                Settings { playout: Playout { horizon: None, ..settings.playout }, ..settings }
            }
        }
    }
}
