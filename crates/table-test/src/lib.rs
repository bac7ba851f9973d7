//! What every game must satisfy, and the runners that find out.
//!
//! [`Scene`] tests a rule; [`Walker`] plays games at random and checks the laws of [`table::Game`] at every step; [`perft`]
//! counts what can be played from a position; [`transcript`] writes a game down so that every change
//! of its course is seen; [`compare`] holds a text against the file that is checked in.

mod compare;
mod laws;
mod perft;
mod scene;
mod transcript;
mod walk;
mod walker;

pub use compare::compare;
pub use laws::{Audit, Laws};
pub use perft::perft;
pub use scene::Scene;
pub use transcript::transcript;
pub use walk::{sampling_is_as_weighted, walk};
pub use walker::{Played, Violation, Walker};
