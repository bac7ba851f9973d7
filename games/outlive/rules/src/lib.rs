//! The rules of Outlive, for two to four players.
//!
//! They follow `docs/rules/outlive.en.md`, whose § every module names, and `docs/rulings.md`, whose
//! rulings R n settle what the rulebook leaves open. Nothing is left out; the strategic variant of
//! placing heroes is an option.
//!
//! [`Outlive`] is the [`Game`]; everything else is the words to talk about it. There is no I/O and no
//! randomness here: nature's draws come in through [`Game::resolve`]. In set-up and at Night several
//! seats are due at once, and none of them waits for another.

mod action;
mod cards;
mod census;
mod chance;
mod dawn;
mod day;
mod equipment;
mod event;
mod events;
mod game;
mod hero;
mod knowledge;
mod leader;
mod night;
mod notation;
mod pending;
mod place;
mod places;
mod reading;
mod resource;
mod rooms;
mod scene;
mod scoring;
mod setup;
mod shelter;
mod stack;
mod stage;
mod state;
mod terms;
mod values;
mod view;

pub use action::{Action, Berth, Extra, Gear, Help, Items, Spared};
pub use cards::{EventCard, EventSet, Leader, PerEvent, Prey, PreyBag, Tile, TileBag};
pub use census::{audit, census};
pub use chance::Chance;
pub use equipment::{Condition, Equipment, EquipmentBag, PerEquipment};
pub use event::Event;
pub use game::Outlive;
pub use hero::{Hero, HeroState, PerHero};
pub use leader::LeaderCard;
pub use night::{NightStep, Upkeep};
pub use pending::{Draw, Kinds, Pending};
pub use place::{City, Ground, PerCity, PerGround, PerPlace, PerSlot, Place, PlaceSet, Slot};
pub use reading::Ahead;
pub use resource::{COMMODITIES, MATERIALS, Materials, PerResource, Resource};
pub use rooms::{Room, RoomBag, RoomSlot};
pub use scene::{facts, scene};
pub use scoring::{PerSource, ROOM_VP, Source};
pub use setup::{FIRST_SURVIVORS, Placement, Seating, Setup};
pub use shelter::Shelter;
pub use state::State;
pub use terms::{Terms, Tonight};
pub use values::{EventValues, PreyValues, Provenance, Section, Values};
pub use view::{CityView, GroundView, ShelterView, View};

#[cfg(doc)]
use table::Game;
