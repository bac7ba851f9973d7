//! The Ventilation, §10.13: counts as one more survivor in the airlock, even in an empty one.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn shield(shelter: &Shelter) -> u8 {
    shelter.working(Room::Ventilation)
}
