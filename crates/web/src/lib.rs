//! The server: lobby, tables, live play, and the JSON API.
//!
//! Pages are HTML from the server and work without scripts; the same tables are open to programs
//! under `/api/v1`. A table in memory is only a reading of its journal in the store. What a caller
//! may see is decided in one place, by the eyes (`live/eyes.rs`) with which a table is read.

mod api;
mod desk;
mod emblem;
mod games;
mod guests;
mod http;
mod limits;
mod listening;
mod live;
mod pages;
mod problem;
mod rehearsal;
mod server;
mod texts;

pub use limits::Limits;
pub use rehearsal::Rehearsal;
pub use server::{Server, Settings};
