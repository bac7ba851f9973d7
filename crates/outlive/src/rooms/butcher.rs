//! The Butcher, §10.5: one more meat for the first kill of the round, R13.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn meat(shelter: &Shelter) -> u8 {
    shelter.working(Room::Butcher)
}
