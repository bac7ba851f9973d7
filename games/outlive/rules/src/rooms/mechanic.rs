//! The Mechanic, §10.19: one repair a round is free, whatever it would cost.

use super::Room;
use crate::shelter::Shelter;

/// More than any repair costs.
const ALL: u8 = u8::MAX;

pub(crate) fn spares(shelter: &Shelter) -> Option<u8> {
    (shelter.count_ready(Room::Mechanic) > 0).then_some(ALL)
}
