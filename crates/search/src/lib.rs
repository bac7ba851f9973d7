//! Tree search over any [`Game`], from what one seat knows.
//!
//! The search is open-loop and plays in information sets: every iteration begins in a freshly drawn
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
pub use settings::{Curiosity, Playout, Priors, Reward, Root, Settings, Widening};
pub use verdict::{Candidate, Verdict};

#[cfg(doc)]
use table::Game;
