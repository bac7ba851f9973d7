//! How rooms and equipment stand, as texts and style sheets call it.

use outlive::{Condition, RoomSlot};

pub(super) fn of_room(slot: &RoomSlot) -> &'static str {
    match (slot.built, slot.works(), slot.used) {
        (false, _, _) => "unbuilt",
        (true, false, _) => "idle",
        (true, true, 0) => "works",
        (true, true, _) => "used",
    }
}

/// Nobody asks for equipment that is missing.
pub(super) fn of_equipment(condition: Condition) -> &'static str {
    match condition {
        Condition::Missing | Condition::Broken => "broken",
        Condition::Ready => "ready",
        Condition::Spent => "spent",
    }
}
