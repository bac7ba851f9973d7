//! All that shows, tells, teaches and plays Outlive. No rule is decided here.

mod box_file;
pub mod drawings;
pub mod guide;
mod ledger;
mod page;
pub mod telling;
mod terminal;

use outlive::Outlive;

/// The face of Outlive.
pub enum OutliveFace {}

impl table::Face for OutliveFace {
    type Game = Outlive;
}

/// A decision that is asked for.
type Question<'t> = texts::Question<'t, Outlive>;

/// For whom the game is told.
type Audience<'t> = texts::Audience<'t, Outlive>;
