//! The rules, § by §: the tree of these tests mirrors the tree of the rules.
//!
//! A test writes a position as a scene, plays inputs in the notation of records, and states every
//! fact that changed. What a player may not do is tested as not offered.

mod check;

mod locations;
