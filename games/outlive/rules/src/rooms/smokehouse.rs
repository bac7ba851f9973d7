//! The Smokehouse, §10.4: two more meat for the round's first kill while it works, R13.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn meat(shelter: &Shelter) -> u8 {
    2 * shelter.count_ready(Room::Smokehouse)
}

/// A kill was made: the next one is not the first.
pub(crate) fn work(shelter: &mut Shelter) {
    while shelter.use_room(Room::Smokehouse) {}
}
