//! The Smokehouse, §10.4: two more meat for the first kill of the round, R13.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn meat(shelter: &Shelter) -> u8 {
    2 * shelter.working(Room::Smokehouse)
}
