//! The rules, § by §: the tree of these tests mirrors the tree of the rules.
//!
//! A test writes a position as a scene, plays inputs in the notation of records, and states every
//! fact that changed. What a player may not do is tested as not offered.

mod cards;
mod check;
mod played;

mod autom;
mod choices;
mod end_of_day;
mod end_of_game;
mod examples;
mod goods;
mod influence;
mod locations;
mod mood;
mod moves;
mod phases;
mod setup;
mod values;
