//! The rules of Red Outpost, for two to four players and solo against Autom.
//!
//! They follow `docs/rules/red-outpost.en.md`, whose § every module names, and `docs/rulings.md`,
//! whose rulings R n settle what the rulebooks leave open. Nothing is left out: both editions, both
//! layouts of block markers, all eighteen special cards and the solo game.
//!
//! [`RedOutpost`] is the [`Game`]; everything else is the words to talk about it. There is no I/O and
//! no randomness here: nature's draws come in through [`Game::resolve`].

mod action;
mod autom;
mod cards;
mod census;
mod chance;
mod deck;
mod end_of_day;
mod end_of_game;
mod event;
mod game;
mod good;
mod goods;
mod influence;
mod location;
mod locations;
mod mood;
mod moves;
mod notation;
mod pending;
mod phases;
mod reading;
mod scene;
mod score;
mod setup;
mod state;
mod turn;
mod values;
mod view;
mod worker;

pub use action::{Action, Disc, Then};
pub use autom::{AUTOM_CARDS, AutomCard, CardSet, Direction, GOAL_CARDS, GoalCard};
pub use cards::Card;
pub use census::{audit, census};
pub use chance::Chance;
pub use deck::{Find, LakeCard, SpaceshipCard};
pub use event::{Event, Goal, Source};
pub use game::RedOutpost;
pub use good::{CUBES, Good, GoodSet, PerGood};
pub use location::{Location, LocationSet};
pub use locations::mood as printed_mood;
pub use pending::{Draw, Pending};
pub use phases::Phase;

pub use scene::{facts, scene};
pub use setup::{Blocks, CRYSTALS, Cards, Difficulty, Edition, START_VP, Seating, Setup, Start};
pub use state::{Day, Player, State};
pub use values::{ExportTrack, Provenance, Section, Values};
pub use view::{MOST_GOALS, SoloView, View, WorkerView};
pub use worker::{PerWorker, Worker, WorkerSet};

#[cfg(doc)]
use table::Game;
