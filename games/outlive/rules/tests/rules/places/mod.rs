//! The places, §5.4 to §5.10.

mod cargo_ship;
mod cities;
mod dam;
mod grounds;
mod military_base;
