//! Real browsers on the pages of a real server: what the browser tests and `cargo xtask shots` have in
//! common.
//!
//! A [`House`] is a server with an empty database and a driver of browsers. A [`Browser`] is one guest
//! in it, who looks ([`Browser::run`], [`Browser::until`]), points ([`Pointer`]) and types. [`Stop`] names
//! the pages that people see, and [`situations`] the decisions of the games, each with a record that
//! leads to it. [`Axe`] judges pages.
//!
//! Whatever goes wrong here ends the test that wanted it, with a sentence.

mod axe;
mod browser;
mod console;
mod devtools;
mod house;
mod manner;
mod pointer;
mod records;
mod scene;
pub mod situations;
mod spot;
mod stop;

pub use axe::Axe;
pub use browser::Browser;
pub use house::House;
pub use manner::{Manner, Motion, Screen, Script, Theme};
pub use pointer::Pointer;
pub use records::{Moment, record};
pub use scene::Scene;
pub use situations::Situation;
pub use stop::Stop;

use std::fmt::Display;

/// What was wanted, or the end with the reason.
fn good<T, E: Display>(what: &str, answer: Result<T, E>) -> T {
    answer.unwrap_or_else(|error| panic!("{what}: {error}"))
}
