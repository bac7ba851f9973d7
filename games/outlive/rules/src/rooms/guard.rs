//! The Guard, §10.18: once a round one pressure on a hero of strength 3 is cancelled.

use super::Room;
use crate::Hero;
use crate::shelter::Shelter;

/// The strength of the heroes it protects.
const STRENGTH: u8 = 3;

pub(crate) fn may_cancel(shelter: &Shelter, hero: Hero) -> bool {
    hero.strength() == STRENGTH && shelter.count_ready(Room::Guard) > 0
}
