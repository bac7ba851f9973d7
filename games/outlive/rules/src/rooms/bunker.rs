//! The Bunker, §10.10: no event touches the player, except the four shortages.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn protects(shelter: &Shelter) -> bool {
    shelter.has(Room::Bunker)
}
