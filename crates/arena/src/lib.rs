//! Matches between bots, and what they say about how even a game is.
//!
//! A [`Competition`] lets bots play against each other: `game` plays one game, `threads` all of them; `tally`
//! counts, `rating` has the statistics, and [`Report`] tells them. [`balance`] lets equal bots play, counts
//! what happens in their games and judges whether anything is out of proportion.

pub mod balance;
mod competition;
mod field;
mod game;
mod progress;
mod rating;
mod report;
mod tally;
mod text;
mod threads;

pub use competition::Competition;
pub use report::Report;
