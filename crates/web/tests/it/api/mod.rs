//! The API, route by route: what it does, and what it refuses.

mod claims;
mod games;
mod guests;
mod imports;
mod rules;
mod seats;
mod tables;
mod turns;
mod undo;
