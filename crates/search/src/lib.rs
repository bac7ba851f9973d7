//! Tree search over any [`Game`], from what one seat knows.
//!
//! The search is an open-loop Monte Carlo tree search over information sets: moves are chosen by upper
//! confidence bounds (UCB), positions widen progressively, and the root shares its thinking by sequential
//! halving. Every iteration begins in a freshly drawn
//! world that the searching seat cannot tell from the true one, nature draws anew, and the tree holds
//! only what players announce. Every seat in the tree maximises its own reward. No game is named
//! here; what a game's positions are worth, a [`Guide`] tells.
//!
//! There is no clock and no thread here: a [`Budget`] says how much of the thinking is spent, and the
//! same seed and number of iterations give the same answer for ever.

mod budget;
mod candidates;
mod guide;
mod information;
mod outcome;
mod playout;
mod ranking;
mod root;
mod settings;
mod tree;
mod verdict;

pub use budget::{Budget, Iterations};
pub use guide::Guide;
pub use information::InformationSet;
pub use outcome::Outcome;
pub use ranking::{best, rank};
pub use root::search;
pub use settings::{Exploration, Playout, Priors, Reward, Root, Settings, Widening};
pub use verdict::{Candidate, Verdict};

#[cfg(doc)]
use table::Game;
