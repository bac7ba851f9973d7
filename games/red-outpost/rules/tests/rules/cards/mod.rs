//! §7, a file for each special card, with the differences of §11 beside the rule they change.

mod administration;
mod barracks;
mod beerhouse;
mod bureaucrat;
mod commissar;
mod cornfield;
mod farmer;
mod field_kitchen;
mod fisherman;
mod labour_camp;
mod lake;
mod mine;
mod miner;
mod palace;
mod pasture;
mod shepherd;
mod spaceship;
mod warehouse;
