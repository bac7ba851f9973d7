//! The Dockmaster, §10.7: two more cans on the Cargo ship, where a taken slot does not matter.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn cans(shelter: &Shelter) -> u8 {
    2 * shelter.working(Room::Dockmaster)
}
