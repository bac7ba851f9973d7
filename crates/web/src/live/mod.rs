//! Tables while they are in use. What is here can be dropped at any moment and comes back from the
//! store; nothing is shown before it is committed.

mod advice;
mod bots;
mod chance;
mod course;
mod eyes;
mod hall;
mod opening;
mod playable;
mod playing;
mod review;
mod reviews;
mod room;
mod slot;
mod thinking;

pub(crate) use advice::{Advice, may_be_advised};
pub(crate) use chance::{now, random, random_hex};
pub(crate) use course::Chapter;
pub(crate) use eyes::Eyes;
pub(crate) use hall::{Beat, Hall};
pub(crate) use opening::{Game, Opening, Wanted};
pub(crate) use playable::{Offer, Part, Playable, Told, Turned};
pub(crate) use review::{DEAR, Dear, Review};
pub(crate) use reviews::Progress;
pub(crate) use room::{Actor, Room};
