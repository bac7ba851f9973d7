//! The list of games. Of all crates this one alone names them.

mod listing;

pub use listing::{Listed, Visit};

listing! {
    red_outpost_face::RedOutpostFace,
    outlive_face::OutliveFace,
}
