//! Shapes, and sprites of pictures made of them, as SVG.
//!
//! A page holds the sprite of a game once, and shows a picture of it wherever one is wanted with
//! [`picture`]. Pictures know what things are called, not where they are: what is placed where is the
//! page's business. They take their colours from custom properties, so that they follow light and dark.

mod id;
pub mod shapes;
mod symbol;

pub use id::{Id, View};
pub use symbol::{Symbol, filling, part, picture, poster, sprite};
