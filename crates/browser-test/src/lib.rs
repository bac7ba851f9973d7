//! Real browsers on the pages of a real server: what the browser tests and `cargo xtask shots` have in
//! common.
//!
//! A [`TestServer`] is a server with an empty database and a driver of browsers. A [`Browser`] is one guest
//! in it, who looks ([`Browser::run`], [`Browser::until`]), points ([`Pointer`]) and types. [`ShownPage`] names
//! the pages that people see, and [`situations`] the decisions of the games, each with a record that
//! leads to it. [`Axe`] judges pages.
//!
//! Whatever goes wrong here ends the test that wanted it, with a sentence.

mod axe;
mod browser;
mod browser_profile;
mod console;
mod devtools;
mod pointer;
mod records;
mod scene;
mod server_process;
mod shown_page;
pub mod situations;
mod spot;
mod test_server;

pub use axe::Axe;
pub use browser::Browser;
pub use browser_profile::{BrowserProfile, Motion, Screen, Script, Theme};
pub use pointer::Pointer;
pub use records::{Moment, record};
pub use scene::Scene;
pub use server_process::ServerProcess;
pub use shown_page::ShownPage;
pub use situations::Situation;
pub use test_server::TestServer;

use std::fmt::Display;

/// What was wanted, or the end with the reason.
fn good<T, E: Display>(what: &str, answer: Result<T, E>) -> T {
    answer.unwrap_or_else(|error| panic!("{what}: {error}"))
}
