//! The levels of play.

use table::words;

use crate::guided::Guided;
use crate::limit::Limit;

words! {
    /// A level of play.
    pub enum Level: "level" {
        Random = "random",
        Greedy = "greedy",
        Easy = "easy",
        Medium = "medium",
        Hard = "hard",
    }
}

impl Level {
    /// How long the level thinks about a move of this game, if it does more than look at it.
    pub fn limit<F: Guided>(self) -> Option<Limit> {
        match self {
            Self::Random | Self::Greedy => None,
            Self::Easy => Some(Limit::Iterations(F::EASY)),
            Self::Medium => Some(Limit::Iterations(F::MEDIUM)),
            Self::Hard => Some(HARD),
        }
    }
}

/// How long the strongest level thinks.
pub(crate) const HARD: Limit = Limit::milliseconds(1000);
