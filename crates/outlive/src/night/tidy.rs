//! Tidying, §6.7: meat spoils, two water keep, equipment is ready again.

use crate::Resource;
use crate::equipment::Condition;
use crate::shelter::Shelter;

/// The water that keeps.
const WATER: u8 = 2;

pub(super) fn tidy(shelter: &mut Shelter) {
    shelter.store[Resource::Meat] = 0;
    shelter.store[Resource::Water] = shelter.store[Resource::Water].min(WATER);
    for condition in shelter.equipment.values_mut() {
        if *condition == Condition::Spent {
            *condition = Condition::Ready;
        }
    }
}
