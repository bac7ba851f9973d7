//! All that shows, tells, teaches and plays Red Outpost. No rule is decided here.

mod box_file;
pub mod drawings;
pub mod guide;
mod ledger;
mod page;
pub mod telling;
mod terminal;

use red_outpost::RedOutpost;

/// The face of Red Outpost.
pub enum RedOutpostFace {}

impl table::Face for RedOutpostFace {
    type Game = RedOutpost;
}

/// A decision that is asked for.
type Question<'t> = texts::Question<'t, RedOutpost>;

/// For whom the game is told.
type Audience<'t> = texts::Audience<'t, RedOutpost>;
