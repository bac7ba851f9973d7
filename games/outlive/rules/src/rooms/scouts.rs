//! The Scouts, §10.15: after the first search tile in a city two more without actions; once a city.

use table::Word;

use super::Room;
use crate::City;
use crate::shelter::Shelter;

/// How many tiles more, here. What is used is remembered city by city.
pub(crate) fn tiles(shelter: &mut Shelter, city: City) -> u8 {
    let mut tiles = 0;
    for slot in shelter.rooms.iter_mut().filter(|slot| slot.room == Room::Scouts && slot.works()) {
        if slot.used & (1 << city.index()) == 0 {
            slot.used |= 1 << city.index();
            tiles += 2;
        }
    }
    tiles
}
