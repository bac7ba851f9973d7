//! Tables while they are in use. What is here can be dropped at any moment and comes back from the
//! store; nothing is shown before it is committed.

mod advice;
mod bot_moves;
mod bot_queue;
mod changes;
mod committed;
mod entropy;
mod live_game;
mod live_table;
mod live_tables;
mod opening;
mod playing;
mod review;
mod reviews;
mod seen;
mod snapshot;
mod story;
#[cfg(test)]
mod tests;
mod time;
mod timeline;
mod viewpoint;
mod way_back;

pub(crate) use advice::{Advice, may_be_advised};
pub(crate) use committed::count;
pub(crate) use entropy::{random, random_hex};
pub(crate) use live_game::{InputError, LiveGame};
pub(crate) use live_table::Current;
pub(crate) use live_tables::LiveTables;
pub(crate) use opening::{Opening, Wanted};
pub(crate) use playing::{LoadError, Playing};
pub(crate) use review::Review;
pub(crate) use reviews::Progress;
pub(crate) use seen::{Offer, Seen};
pub(crate) use snapshot::{Actor, Snapshot};
pub(crate) use story::{Part, Told};
pub(crate) use time::now;
pub(crate) use timeline::{Chapter, Timeline};
pub(crate) use viewpoint::Viewpoint;
pub(crate) use way_back::way_back;
