//! Shotgun, §12.11, and Bear trap, §12.12: each gives one hunt one more action. Both may serve
//! one hunt, R11; they are alike, so only their number is chosen.

use super::Equipment;
use crate::shelter::Shelter;

const AIDS: [Equipment; 2] = [Equipment::Shotgun, Equipment::BearTrap];

/// How many are ready.
pub(crate) fn count(shelter: &Shelter) -> u8 {
    AIDS.iter().filter(|&&aid| shelter.is_ready(aid)).count() as u8
}

/// Uses so many.
pub(crate) fn spend(shelter: &mut Shelter, count: u8) {
    let mut left = count;
    for aid in AIDS {
        if left > 0 && shelter.spend(aid) {
            left -= 1;
        }
    }
}
