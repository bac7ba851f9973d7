//! Tidying, §6.7: meat spoils, two water keep, equipment is ready again.

use table::{Log, Seat};

use crate::Resource;
use crate::equipment::Condition;
use crate::event::Event;
use crate::shelter::Shelter;

/// The water that keeps.
const WATER: u8 = 2;

pub(super) fn tidy(shelter: &mut Shelter, seat: Seat, log: &mut impl Log<Event>) {
    for (resource, keeps) in [(Resource::Meat, 0), (Resource::Water, WATER)] {
        for _ in keeps..shelter.store[resource] {
            shelter.store[resource] -= 1;
            log.log(|| Event::Discarded { seat, resource });
        }
    }
    for condition in shelter.equipment.values_mut() {
        if *condition == Condition::Spent {
            *condition = Condition::Ready;
        }
    }
}
