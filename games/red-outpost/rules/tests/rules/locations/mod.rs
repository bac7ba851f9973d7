//! §6, a file for each location.

mod administration;
mod barracks;
mod beerhouse;
mod cornfield;
mod field_kitchen;
mod labour_camp;
mod lake;
mod mine;
mod palace;
mod pasture;
mod spaceship;
mod warehouse;
