//! What every face of a game must satisfy.

mod gallery;
mod pictures;
mod prose;

pub use gallery::gallery;
pub use pictures::Pictures;
pub use prose::{OwnWords, check_prose, check_sentence};
