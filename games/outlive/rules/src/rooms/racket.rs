//! The Racket, §10.20: what the player's pressure takes, he chooses himself.

use super::Room;
use crate::shelter::Shelter;

pub(crate) fn chooses(shelter: &Shelter) -> bool {
    shelter.has(Room::Racket)
}
