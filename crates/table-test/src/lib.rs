//! What every game must satisfy, and the runners that find out.
//!
//! [`Scene`] tests a rule; [`Walker`] plays games at random and checks the laws of [`table::Game`] at every step; [`perft`]
//! counts what can be played from a position; [`transcript`] writes a game down so that every change
//! of its course is seen; [`compare`] holds a text against the file that is checked in.

#[cfg(feature = "allocation")]
mod allocation;
mod compare;
mod description;
mod laws;
mod perft;
mod random_play;
mod sampling;
mod scene;
mod setups;
mod transcript;
mod walker;

#[cfg(feature = "allocation")]
pub use allocation::{allocations_are_counted, count_allocations};
pub use compare::compare;
pub use description::description_holds;
pub use laws::{Audit, Laws, keeps_secrets};
pub use perft::{compare_perft, perft};
pub use random_play::{random_entry, random_game, random_step, walk};
pub use sampling::sampling_is_as_weighted;
pub use scene::Scene;
pub use setups::all_setups;
pub use transcript::transcript;
pub use walker::{Played, Violation, Walker};
