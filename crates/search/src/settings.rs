//! How to search. Every ingredient can be taken away, so that each can prove its worth.

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// In which order moves are looked at.
    pub priors: Priors,
    /// How many moves of a position are looked at.
    pub widening: Widening,
    /// How thinking is shared among the moves of the first position.
    pub root: Root,
    /// How a game goes on where the tree ends.
    pub playout: Playout,
    /// What a result is worth.
    pub reward: Reward,
    /// How much more a move is tried for having been tried little.
    pub exploration: Exploration,
    /// The most positions that the tree holds; beyond, it grows no more.
    pub most_nodes: usize,
}

/// How much more a move is tried for having been tried little: the exploration term of UCB.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploration {
    /// Where a position has been visited little.
    pub first: f32,
    /// For about how many visits it stays so. Beyond, it grows: there is time to doubt the favourites.
    pub steady: f32,
}

impl Exploration {
    /// The same for any number of visits.
    pub const fn constant(exploration: f32) -> Self {
        Self { first: exploration, steady: f32::INFINITY }
    }

    /// What is added to the worth of a move, per root of its own visits, in a position with so many.
    pub(crate) fn explore(self, visits: f32) -> f32 {
        self.first * (1.0 + (visits / self.steady).ln_1p()) * (visits + 1.0).ln().sqrt()
    }
}

/// In which order moves are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priors {
    /// In any order.
    None,
    /// By what the position after the move is worth at a glance.
    AfterState,
}

/// How many moves of a position are looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Widening {
    /// All of them.
    All,
    /// After n visits the best `factor` · n^`exponent`.
    Slow {
        /// The number after one visit.
        factor: f32,
        /// How it grows.
        exponent: f32,
    },
}

/// How thinking is shared among the moves of the first position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root {
    /// As everywhere in the tree.
    Tree,
    /// Sequential halving: all of the best `width` moves get the same share in the same worlds, then
    /// the better half of them, and so on until one is left.
    Halving {
        /// How many moves take part.
        width: usize,
    },
}

/// How a game goes on where the tree ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// A player takes the best of so many of his moves, drawn at random; 1 is random play.
    pub best_of: u8,
    /// After how many borders ([`crate::Guide::progress`]) it is cut off and judged at a glance; 0
    /// judges at once, and nothing plays to the end.
    pub horizon: Option<u32>,
}

/// What a result is worth: a mixture of the share in the win and of the distance to the best
/// opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reward {
    /// The part of the win; the rest is for the distance.
    pub win: f32,
}

impl Settings {
    /// Plain tree search: no understanding, random play to the end, and only the win counts.
    pub const PLAIN: Self = Self {
        priors: Priors::None,
        widening: Widening::All,
        root: Root::Tree,
        playout: Playout { best_of: 1, horizon: None },
        reward: Reward { win: 1.0 },
        exploration: Exploration::constant(0.7),
        most_nodes: Self::MOST_NODES,
    };

    /// About 100 bytes a position for the levels and 230 for plain search: well below 300 MB.
    pub const MOST_NODES: usize = 1 << 20;
}
