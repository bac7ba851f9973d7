//! The opponents: what they understand of each game, their levels and their time.
//!
//! A [`Bot`] is handed what its seat knows, a [`search::InformationSet`], and answers with an action.
//! What it understands of a game is a [`search::Guide`] in [`mod@red_outpost`] or [`mod@outlive`];
//! everything else is the same for all games.

mod analysis;
mod bot;
mod clock;
mod ingredient;
mod level;
mod limit;
pub mod outlive;
pub mod red_outpost;
mod understood;

pub use analysis::{Analysis, Cost, Decision, analyse, cost};
pub use bot::{Bot, Thought};
pub use clock::Clock;
pub use ingredient::Ingredient;
pub use level::Level;
pub use limit::Limit;
pub use understood::Understood;
