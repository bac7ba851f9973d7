//! The Workshop, §10.1: one room a round for one material instead of three. A power
//! failure comes on top, R20.

use super::Room;
use crate::shelter::Shelter;

/// What a room costs with its help.
const PRICE: u8 = 1;

/// The price of the next room, if the Workshop helps.
pub(crate) fn price(shelter: &Shelter) -> Option<u8> {
    (shelter.count_ready(Room::Workshop) > 0).then_some(PRICE)
}
