//! What a shelter needs, read off the table: food for the Night, §6.2, and materials for a room, §6.5.

use ::outlive::{COMMODITIES, EventCard, MATERIALS, Resource, Room, RoomSlot, ShelterView, Upkeep, View};

/// What is missing to feed everybody tonight out of this store, which need not be the present one.
pub(in super::super) fn short(shelter: &ShelterView) -> u8 {
    let Upkeep { food, rows, .. } = shelter.upkeep;
    let [meat, water, cans] = COMMODITIES.map(|resource| funds(shelter, resource));
    // What the rows do not drink feeds rooms as well as anything.
    let left = meat + cans + water.saturating_sub(rows);
    rows.saturating_sub(water) + food.saturating_sub(left)
}

/// What the next room costs: Workshop, §10.1, and power failure, §14.12.
fn price_of_a_room(shelter: &ShelterView, view: &View) -> u8 {
    let price = if ready(shelter, Room::Workshop) > 0 { 1 } else { 3 };
    price + u8::from(is_bitten(shelter, view, EventCard::PowerFailure))
}

/// Whether a room can be built, if nothing of this is spent.
pub(super) fn can_build(shelter: &ShelterView, view: &View) -> bool {
    let materials: u8 = MATERIALS.iter().map(|&material| shelter.store[material]).sum();
    rooms(shelter).any(|slot| !slot.built) && materials >= price_of_a_room(shelter, view)
}

/// The points of the wave that the airlock stops, §6.3, with the Ventilation, §10.13.
pub(super) fn stopped(shelter: &ShelterView, view: &View) -> u8 {
    let shield =
        shelter.airlock + full_rooms(shelter).filter(|slot| slot.room == Room::Ventilation).count() as u8;
    shield.min(view.wave)
}

/// Whether an event that is no shortage does something to this player, §10.10.
pub(super) fn is_bitten(shelter: &ShelterView, view: &View, event: EventCard) -> bool {
    view.unresolved.has(event) && !full_rooms(shelter).any(|slot| slot.room == Room::Bunker)
}

/// The rooms that work, §6.5.
pub(super) fn full_rooms(shelter: &ShelterView) -> impl Iterator<Item = &RoomSlot> {
    rooms(shelter).filter(|slot| slot.works())
}

/// The rooms, as far as they are known.
pub(super) fn rooms(shelter: &ShelterView) -> impl Iterator<Item = &RoomSlot> {
    shelter.rooms.iter().flatten()
}

/// How much of a resource there is to pay with, the Cisterns' water included, §10.9.
pub(super) fn funds(shelter: &ShelterView, resource: Resource) -> u8 {
    let more = if resource == Resource::Water { ready(shelter, Room::Cistern) } else { 0 };
    shelter.store[resource] + more
}

/// How many rooms of a kind work and have not been used in this round.
fn ready(shelter: &ShelterView, room: Room) -> u8 {
    full_rooms(shelter).filter(|slot| slot.room == room && slot.used == 0).count() as u8
}
