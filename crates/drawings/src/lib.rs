//! The pictures of both games, drawn as SVG.
//!
//! A page holds a game's [`sprite`](red_outpost::sprite) once, and shows a picture of it wherever
//! one is wanted with [`picture`]. Pictures know what things are called, not where they are: what
//! is placed where is the page's business. They take their colours from the custom properties in
//! `palette.css`, so that they follow light and dark.

mod id;
pub mod outlive;
pub mod posters;
pub mod red_outpost;
mod shapes;
mod symbol;

pub use id::{Id, View};
pub use symbol::{Symbol, filling, picture, sprite};
