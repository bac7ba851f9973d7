//! The opponents: their levels and their time, and what they say of games that were played.
//!
//! A [`Bot`] is handed what its seat knows, a [`search::InformationSet`], and answers with an action.
//! What it understands of a game is a [`search::Guide`] in the game's face; everything else is the same
//! for all games.

mod analysis;
mod bot;
mod clock;
mod guided;
mod ingredient;
mod level;
mod limit;
mod review;

pub use analysis::{Analysis, Cost, Decision, analyse, cost};
pub use bot::{Bot, Thought};
pub use clock::Clock;
pub use guided::{Guided, SETTINGS};
pub use ingredient::Ingredient;
pub use level::Level;
pub use limit::Limit;
pub use review::{MISTAKE_LOSS, Mistake, Review, Reviewer, review_seed};
