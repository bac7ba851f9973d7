//! Everything that people read is in the language that they chose, even if it was added a minute ago.
//!
//! `cargo xtask pseudo-language` adds a language whose letters are none of the plain ones, and runs this with
//! it. So a plain letter on a page or in the terminal is part of a text that was written into the code.

#[path = "../../../web/tests/it/app.rs"]
#[expect(dead_code, reason = "the server's own tests need more of it")]
mod app;
mod pages;
mod reading;
mod terminal;

/// The language, as it is asked for.
const LANGUAGE: &str = "qps";
