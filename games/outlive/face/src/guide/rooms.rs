//! Rooms, §6.5, §7.1, and the survivors in them: full rooms pay more and more, and work until then.

use outlive::{ROOM_VP, Room, Shelter};

use super::outlook::Outlook;

/// How far a room is on its way to being full when it is built.
const BUILT: f32 = 0.4;
/// How many rooms a shelter fills in a Night to come.
const PACE: f32 = 0.75;

/// What rooms and survivors are worth.
pub(super) fn worth(shelter: &Shelter, outlook: &Outlook) -> f32 {
    let mut progress = 0.0;
    let mut engine = 0.0;
    for slot in &shelter.rooms {
        if slot.works() {
            progress += 1.0;
            engine += pays(slot.room) * outlook.rounds;
        } else if slot.built && outlook.nights_to_build > 0.0 {
            let share = f32::from(slot.survivors) / f32::from(slot.room.places());
            progress += BUILT + (0.9 - BUILT) * share;
            engine += pays(slot.room) * (outlook.rounds - 1.0).max(0.0) * (0.2 + 0.5 * share);
        }
    }
    points(progress + PACE * outlook.nights_to_build) + engine + f32::from(shelter.survivors())
}

/// The points for so many full rooms, of which the last may be a part.
fn points(rooms: f32) -> f32 {
    let rooms = rooms.clamp(0.0, (ROOM_VP.len() - 1) as f32);
    let below = (rooms as usize).min(ROOM_VP.len() - 2);
    let (low, high) = (f32::from(ROOM_VP[below]), f32::from(ROOM_VP[below + 1]));
    low + (high - low) * (rooms - below as f32)
}

/// What a working room brings in a round.
fn pays(room: Room) -> f32 {
    match room {
        Room::Armoury => 1.5,
        Room::Nursery => 1.4,
        Room::Dockmaster | Room::Smokehouse | Room::Scouts | Room::Council => 0.9,
        Room::Butcher | Room::Galley | Room::Cistern => 0.7,
        Room::Workshop | Room::Toolroom | Room::Salvagers | Room::Mechanic => 0.5,
        Room::Storeroom | Room::Infirmary | Room::Depot | Room::Bunker | Room::Guard => 0.3,
        Room::Lookout | Room::Racket | Room::Scrapyard | Room::Ventilation => 0.1,
    }
}
