//! Radiation, §6.3, §7: the track as it stands, and the waves to come against the airlock.

use outlive::{Ahead, Room, Shelter, State};

use super::outlook::Outlook;

/// How many survivors are recruited into the airlock between two waves, beyond those that stay there.
const REFILL: f32 = 1.2;
/// How many of those in the airlock are still there at a later wave.
const STAY: f32 = 0.7;

/// What the marker is expected to cost.
pub(super) fn worth(shelter: &Shelter, outlook: &Outlook) -> f32 {
    let mut field = f32::from(shelter.radiation);
    let airlock = f32::from(shelter.airlock);
    let ventilation = f32::from(shelter.working(Room::Ventilation));
    let infirmary = f32::from(shelter.working(Room::Infirmary));
    if outlook.ahead == Ahead::Feeding {
        field += (f32::from(State::wave(outlook.round)) - airlock - ventilation).max(0.0);
    }
    for round in outlook.round + 1..=outlook.round + outlook.rounds as u8 {
        let shield = airlock * STAY + REFILL + ventilation;
        field += (f32::from(State::wave(round)) - shield).max(0.0) - infirmary * 0.5;
    }
    points(field.max(0.0), &outlook.values.radiation)
}

/// The points on the track, in between fields too; beyond its end survivors leave.
fn points(field: f32, track: &[i8]) -> f32 {
    let last = track.len() - 1;
    let below = (field as usize).min(last);
    let low = f32::from(track[below]);
    let high = track.get(below + 1).map_or(low - 1.5, |&high| f32::from(high));
    low + (high - low) * (field - below as f32)
}
