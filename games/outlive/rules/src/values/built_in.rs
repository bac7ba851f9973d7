//! The built-in box.

use std::borrow::Cow;
use std::sync::LazyLock;

use table::Per;

use super::{EventValues, PreyValues, Values};
use crate::Resource::{self, Ammo, Can, Chip, Metal, Water, Wood};
use crate::cards::{EventCard, PerEvent};
use crate::{PerResource, PerSlot};

pub(super) static BUILT_IN: LazyLock<Values> = LazyLock::new(|| Values {
    name: Cow::Borrowed("built-in"),
    airlock: [3, 4],
    radiation: [2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11],
    cans: PerSlot::new([1, 2, 3, 4]),
    prey: Per::from_fn(|prey: crate::cards::Prey| {
        let first = prey.endurance() - 2;
        PreyValues { count: 6, meat: std::array::from_fn(|before| first + before as u8) }
    }),
    events: PerEvent::from_fn(|event| match event {
        EventCard::ForestFire => card(&[(Water, 3)], 3),
        EventCard::CaveIn => card(&[(Wood, 3)], 3),
        EventCard::ShortCircuit => card(&[(Metal, 3)], 3),
        EventCard::CollapsedDistrict => card(&[(Chip, 3)], 3),
        EventCard::Sandstorm => card(&[(Wood, 3), (Metal, 3)], 5),
        EventCard::Rats => card(&[(Ammo, 4)], 4),
        EventCard::Looters => card(&[(Ammo, 5), (Metal, 1)], 5),
        EventCard::PoisonedSpring => card(&[(Chip, 2), (Can, 2)], 4),
        EventCard::Epidemic => card(&[(Water, 2), (Can, 2)], 5),
        EventCard::WildPack => card(&[(Ammo, 3), (Wood, 1)], 4),
        EventCard::BlockedRoads => card(&[(Wood, 3), (Metal, 1)], 4),
        EventCard::PowerFailure => card(&[(Chip, 3), (Metal, 1)], 4),
    }),
});

fn card(cost: &[(Resource, u8)], vp: u8) -> EventValues {
    let mut values = EventValues { cost: PerResource::all(0), vp };
    for &(resource, count) in cost {
        values.cost[resource] = count;
    }
    values
}
