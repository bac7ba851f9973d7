//! The Galley, §10.6: one more can on the Cargo ship.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn cans(shelter: &Shelter) -> u8 {
    shelter.working(Room::Galley)
}
