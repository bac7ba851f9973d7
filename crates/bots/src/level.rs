//! The levels of play.

use table::words;

use crate::limit::Limit;
use crate::understood::Understood;

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
    pub fn limit<G: Understood>(self) -> Option<Limit> {
        match self {
            Self::Random | Self::Greedy => None,
            Self::Easy => Some(Limit::Iterations(G::EASY)),
            Self::Medium => Some(Limit::Iterations(G::MEDIUM)),
            Self::Hard => Some(HARD),
        }
    }
}

/// How long the strongest level thinks.
pub(crate) const HARD: Limit = Limit::milliseconds(1000);
