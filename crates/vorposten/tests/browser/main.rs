//! The pages in real browsers: whole games, with scripts and without, and what a newcomer does first.
//!
//! `cargo xtask test` runs these where Chromium and its driver are installed.

mod browser;
mod fixture;
mod keyboard;
mod newcomer;
mod player;
mod proxy;
mod replay;
mod scriptless;
mod together;
