//! The pages in real browsers: whole games, on the drawn table and by its list, with scripts and
//! without, by mouse, finger and keyboard, and what a newcomer does first.
//!
//! `cargo xtask test` runs these where Chromium and its driver are installed. A browser that is closed
//! must have had nothing to complain about in its console.

mod announcer;
mod board;
mod calm;
mod first_load;
mod flow;
mod hand;
mod hover;
mod keyboard;
mod moments;
mod newcomer;
mod night;
mod picking;
mod player;
mod prompt;
mod proxy;
mod replay;
mod scriptless;
mod settings;
mod situations;
mod test_server;
mod together;
