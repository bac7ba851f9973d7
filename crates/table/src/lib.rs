//! The common words of the games.
//!
//! What two board games have in common, and nothing else: who sits where ([`Seat`]), closed
//! vocabularies ([`words!`]) with their arrays, sets and bags, the [`Game`] contract, the [`Log`]
//! that hears what happens, and the [`Rng`] that nature draws from. There is no I/O, clock, thread
//! or entropy here, and no dependency.

mod bag;
mod box_flaw;
mod box_text;
mod face;
mod game;
mod log;
mod options;
mod per;
mod rng;
mod seat;
mod set;
mod word;

pub use bag::Bag;
pub use box_flaw::BoxFlaw;
pub use box_text::write_box;
pub use face::{ActionOf, ChanceOf, EventOf, Face, SetupOf, StateOf, ValuesOf, ViewOf};
pub use game::{Game, Refusal, Score, Turn, Viewer};
pub use log::Log;
pub use options::{GameOption, OptionError, no_more_options, option};
pub use per::Per;
pub use rng::{QuickRng, Rng};
pub use seat::{PerSeat, Seat, SeatSet};
pub use set::Set;
pub use word::{NotationError, Tokens, Word, scene_facts};
