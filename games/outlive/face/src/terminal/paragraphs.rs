//! Which events are told in one paragraph: those of a turn, of a Dawn, of one player's Night.

use outlive::Event;
use table::Seat;

/// Whether an event is told in one paragraph with the one before it.
pub(super) fn continues(last: &Event, next: &Event) -> bool {
    if matches!(last, Event::Slept { .. }) {
        return false;
    }
    match *next {
        Event::RoundBegan { .. }
        | Event::EventRevealed { .. }
        | Event::EventBit { .. }
        | Event::Moved { .. }
        | Event::Stood { .. }
        | Event::NightFell
        | Event::GameEnded => false,
        Event::Displayed { .. } | Event::LaidAside { .. } | Event::EquipmentShuffled => matches!(
            last,
            Event::Displayed { .. }
                | Event::LaidAside { .. }
                | Event::EquipmentShuffled
                | Event::EventRevealed { .. }
        ),
        Event::Passed { .. } | Event::EventResolved { .. } => {
            matches!(last, Event::Passed { .. } | Event::EventResolved { .. })
        }
        Event::Deployed { seat, .. } => matches!(*last, Event::Deployed { seat: other, .. } if other == seat),
        Event::Led { .. } => false,
        Event::Scored { seat, .. } => matches!(*last, Event::Scored { seat: other, .. } if other == seat),
        Event::SurvivorLeft { seat, .. } => is_of_day(last) || is_of_night(last, seat),
        Event::Fed { seat, .. }
        | Event::Irradiated { seat, .. }
        | Event::Recruited { seat, .. }
        | Event::Built { seat, .. }
        | Event::Staffed { seat, .. }
        | Event::SurvivorBorn { seat }
        | Event::Scrapped { seat, .. }
        | Event::EquipmentDrawn { seat, .. }
        | Event::EquipmentRedrawn { seat, .. }
        | Event::Repaired { seat, .. }
        | Event::Slept { seat } => is_of_night(last, seat),
        Event::Healed { seat } | Event::Gained { seat, .. } | Event::Discarded { seat, .. } => {
            is_of_day(last) || is_of_night(last, seat)
        }
        Event::PreySeen { .. } => !matches!(last, Event::Deployed { .. }),
        Event::Started { .. }
        | Event::StockLost { .. }
        | Event::Struck { .. }
        | Event::Pressed { .. }
        | Event::Guarded { .. }
        | Event::Resisted { .. }
        | Event::Robbed { .. }
        | Event::AlgaeTaken { .. }
        | Event::PlantPaid { .. }
        | Event::MarkerTaken { .. }
        | Event::SurvivorHoused { .. }
        | Event::Hunted { .. }
        | Event::Sensed { .. }
        | Event::Looked { .. }
        | Event::EquipmentTaken { .. }
        | Event::TileFound { .. } => true,
    }
}

/// Whose Night an event is about, if it happens by night only.
fn sleeper(event: &Event) -> Option<Seat> {
    match *event {
        Event::Passed { seat }
        | Event::EventResolved { seat, .. }
        | Event::Fed { seat, .. }
        | Event::Irradiated { seat, .. }
        | Event::Recruited { seat, .. }
        | Event::Built { seat, .. }
        | Event::Staffed { seat, .. }
        | Event::SurvivorBorn { seat }
        | Event::Scrapped { seat, .. }
        | Event::EquipmentDrawn { seat, .. }
        | Event::EquipmentRedrawn { seat, .. }
        | Event::Repaired { seat, .. }
        | Event::Slept { seat } => Some(seat),
        _ => None,
    }
}

/// Whether an event happens by day only.
fn is_of_day(event: &Event) -> bool {
    let is_of_either = matches!(
        event,
        Event::Healed { .. } | Event::Gained { .. } | Event::SurvivorLeft { .. } | Event::Discarded { .. }
    );
    !is_of_either && sleeper(event).is_none()
}

/// Whether an event can be about this seat's Night.
fn is_of_night(event: &Event, of: Seat) -> bool {
    match *event {
        Event::SurvivorLeft { seat, .. }
        | Event::Healed { seat }
        | Event::Gained { seat, .. }
        | Event::Discarded { seat, .. } => seat == of,
        Event::Passed { .. } | Event::EventResolved { .. } => false,
        _ => sleeper(event) == Some(of),
    }
}
