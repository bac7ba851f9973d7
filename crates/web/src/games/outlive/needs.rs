//! What a shelter needs, read off the table: food for the Night, §6.2.

use ::outlive::{COMMODITIES, EventCard, Resource, Room, RoomSlot, ShelterView, View};

/// What feeding costs a shelter tonight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Meal {
    /// Water for the rows of the airlock.
    pub(super) rows: u8,
    /// Commodities for the rooms.
    pub(super) food: u8,
    /// What cannot be paid as things stand.
    pub(super) short: u8,
}

impl Meal {
    pub(super) fn of(shelter: &ShelterView, view: &View) -> Self {
        let rows = view.values.airlock_rows_occupied(shelter.airlock);
        let food = rooms(shelter).filter(|slot| slot.survivors > 0).map(|slot| slot.room.food()).sum();
        let [meat, water, cans] = COMMODITIES.map(|resource| funds(shelter, resource));
        // What the rows do not drink feeds rooms as well as anything.
        let left = meat + cans + water.saturating_sub(rows);
        let short = rows.saturating_sub(water) + u8::saturating_sub(food, left);
        Self { rows, food, short }
    }
}

/// Whether an event that is no shortage does something to this player, §10.10.
pub(super) fn is_bitten(shelter: &ShelterView, view: &View, event: EventCard) -> bool {
    view.unresolved.has(event) && !full_rooms(shelter).any(|slot| slot.room == Room::Bunker)
}

/// The rooms that work, §6.5.
fn full_rooms(shelter: &ShelterView) -> impl Iterator<Item = &RoomSlot> {
    rooms(shelter).filter(|slot| slot.works())
}

/// The rooms, as far as they are known.
pub(super) fn rooms(shelter: &ShelterView) -> impl Iterator<Item = &RoomSlot> {
    shelter.rooms.iter().flatten()
}

/// How much of a resource there is to pay with, the Cisterns' water included, §10.9.
fn funds(shelter: &ShelterView, resource: Resource) -> u8 {
    let more = if resource == Resource::Water { ready(shelter, Room::Cistern) } else { 0 };
    shelter.store[resource] + more
}

/// How many rooms of a kind work and have not been used in this round.
fn ready(shelter: &ShelterView, room: Room) -> u8 {
    full_rooms(shelter).filter(|slot| slot.room == room && slot.used == 0).count() as u8
}
