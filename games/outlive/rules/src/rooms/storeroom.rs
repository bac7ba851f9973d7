//! The Storeroom, §10.2: in step 6 of the Night it draws a card, and one repair costs a material
//! less, R14, even if there was nothing to draw, R21.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn open(shelter: &mut Shelter) {
    while shelter.use_room(Room::Storeroom) {
        shelter.draws += 1;
        shelter.storeroom_discount = true;
    }
}

/// What it spares of a repair, once after its draw.
pub(crate) fn spares(shelter: &Shelter) -> Option<u8> {
    shelter.storeroom_discount.then_some(1)
}
