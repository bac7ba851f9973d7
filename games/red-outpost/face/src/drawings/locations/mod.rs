//! The posters of the twelve locations, a file each. Each has a colour and a composition of its
//! own, so that people find a place by its look.

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

pub(crate) use spaceship::rocket;

use maud::Markup;
use red_outpost::Location;

pub(super) fn picture(location: Location) -> Markup {
    match location {
        Location::Pasture => pasture::picture(),
        Location::Palace => palace::picture(),
        Location::Cornfield => cornfield::picture(),
        Location::Beerhouse => beerhouse::picture(),
        Location::Warehouse => warehouse::picture(),
        Location::Administration => administration::picture(),
        Location::Spaceship => spaceship::picture(),
        Location::Mine => mine::picture(),
        Location::FieldKitchen => field_kitchen::picture(),
        Location::Lake => lake::picture(),
        Location::LabourCamp => labour_camp::picture(),
        Location::Barracks => barracks::picture(),
    }
}
