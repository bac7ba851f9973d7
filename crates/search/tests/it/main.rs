//! The search, tried on games whose best moves are known.

mod best_moves;
mod budgets;
mod knowledge;
mod memory;
mod outcomes;
mod paper;
mod repeating;
mod ways_to_search;
