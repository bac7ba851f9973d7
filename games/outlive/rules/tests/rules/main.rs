//! The rules, § by §: the tree of these tests mirrors the tree of the rules.

mod check;

mod choices;
mod dawn;
mod day;
mod equipment;
mod events;
mod examples;
mod knowledge;
mod leaders;
mod night;
mod places;
mod played;
mod reveals;
mod rooms;
mod scoring;
mod setup;
mod simultaneous;
mod values;
