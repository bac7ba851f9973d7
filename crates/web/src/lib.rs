//! The server: lobby, tables, live play, and the JSON API.
//!
//! Pages are HTML from the server and work without scripts; the same tables are open to programs
//! under `/api/v1`. A table in memory is only a reading of its journal in the store. What a caller
//! may see is decided in one place, by the viewpoint (`live/viewpoint.rs`) from which a table is seen.

#[cfg(test)]
extern crate self as web;

mod api;
mod connections;
pub mod face;
mod games;
mod going_back;
mod guest_settings;
mod guests;
mod http;
mod limits;
mod live;
mod pages;
mod rate_limit;
mod rehearsal;
mod request_error;
mod server;
mod table_service;
mod texts;
mod viewing;

pub use games::{Game, Games};
pub use limits::{Limits, ReviewIterations};
pub use rehearsal::Rehearsal;
pub use server::{Server, Settings};
