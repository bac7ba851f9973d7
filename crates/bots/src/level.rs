//! The levels of play.

use table::words;

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
    /// How long the level thinks about a move, if it does more than look at it.
    pub fn limit(self) -> Option<Limit> {
        match self {
            Self::Random | Self::Greedy => None,
            Self::Easy => Some(Limit::Iterations(40)),
            Self::Medium => Some(Limit::Iterations(400)),
            Self::Hard => Some(Limit::milliseconds(1000)),
        }
    }
}
