//! The Council, §10.3: one event a round costs two materials, two ammo or one commodity less.

use super::Room;
use crate::action::Spared;
use crate::resource::{COMMODITIES, MATERIALS};
use crate::shelter::Shelter;
use crate::{PerResource, Resource};

/// Everything the Council could spare of a cost. It spares as much as it can of what it is asked for.
pub(crate) fn options(shelter: &Shelter, cost: &PerResource<u8>, mut each: impl FnMut(Spared)) {
    if shelter.count_ready(Room::Council) == 0 {
        return;
    }
    let asked: u8 = MATERIALS.iter().map(|&material| cost[material]).sum();
    for (index, &one) in MATERIALS.iter().enumerate() {
        if cost[one] == 0 {
            continue;
        }
        if asked == 1 {
            each(Spared::Some(one, None));
        }
        if cost[one] > 1 {
            each(Spared::Some(one, Some(one)));
        }
        for &other in &MATERIALS[index + 1..] {
            if cost[other] > 0 {
                each(Spared::Some(one, Some(other)));
            }
        }
    }
    match cost[Resource::Ammo] {
        0 => {}
        1 => each(Spared::Some(Resource::Ammo, None)),
        _ => each(Spared::Some(Resource::Ammo, Some(Resource::Ammo))),
    }
    for &commodity in COMMODITIES.iter().filter(|&&commodity| cost[commodity] > 0) {
        each(Spared::Some(commodity, None));
    }
}

/// A cost without what is spared.
pub(crate) fn reduced(cost: &PerResource<u8>, spared: Spared) -> PerResource<u8> {
    let mut rest = *cost;
    if let Spared::Some(one, other) = spared {
        rest[one] -= 1;
        if let Some(other) = other {
            rest[other] -= 1;
        }
    }
    rest
}
