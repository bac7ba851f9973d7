//! The Toolroom, §10.22: one repair a round costs two materials less.

use super::Room;
use crate::shelter::Shelter;

/// What so many Toolrooms spare together, if they are ready.
pub(crate) fn spares(shelter: &Shelter, toolrooms: u8) -> Option<u8> {
    (shelter.count_ready(Room::Toolroom) >= toolrooms).then_some(2 * toolrooms)
}
