//! The real program on the command line, but for playing, which has tests of its own.

mod analysis;
mod arena;
mod arguments;
mod balance;
mod boxes;
mod common;
mod records;
mod serve;
