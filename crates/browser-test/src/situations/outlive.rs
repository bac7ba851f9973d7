//! The decisions of Outlive.

use outlive::{Action, Berth, Extra, Gear, Help, Outlive, Pending, Seating, Setup, Spared, State};
use table::{Game, Seat, Viewer, Word};

use super::{Situation, find};

/// How many games are played for each number of players. All kinds have come long before.
const GAMES: u64 = 150;

/// One situation for each kind that there is: by what is announced, and by the place, room, equipment or
/// event that it is about.
pub fn outlive() -> Vec<Situation<String>> {
    find::<Outlive, _>(&[Seating::Two, Seating::Four].map(Setup::new), GAMES, kind)
}

fn kind(state: &State, seat: Seat, action: Action) -> String {
    let shelter = state.shelter(seat);
    let room = |slot: u8| shelter.rooms[usize::from(slot)].room;
    let some = |count: u8, what: &str| if count > 0 { format!(" with {what}") } else { String::new() };
    match action {
        Action::Reject { one, other } => format!("reject {}", if one == other { "two alike" } else { "two" }),
        Action::BuildFree { .. } => "build free".to_owned(),
        Action::MoveIn { .. } => "move in".to_owned(),
        Action::Lead { leader } => format!("lead {leader}"),
        Action::Deploy { .. } => "deploy".to_owned(),
        Action::Station { .. } => "station".to_owned(),
        Action::Give { items } => format!("give {} {}", items.iter().flatten().count(), asked(state, seat)),
        Action::Dismiss { from: Berth::Airlock, .. } => "dismiss from the airlock".to_owned(),
        Action::Dismiss { from: Berth::Room(_), .. } => "dismiss from a room".to_owned(),
        Action::Move { to, slot: Some(slot), .. } => format!("move {to} {slot}"),
        Action::Move { to, slot: None, .. } => format!("move {to}"),
        Action::Stand { .. } => "stand".to_owned(),
        Action::Look { city } => format!("look {city}"),
        Action::Strike => "strike".to_owned(),
        Action::Done => format!("done {}", asked(state, seat)),
        Action::Guard => "guard".to_owned(),
        Action::Resist { gear: Gear::Without, ammo } => format!("resist{}", some(ammo, "ammo")),
        Action::Resist { gear: Gear::With, ammo } => format!("resist in gear{}", some(ammo, "ammo")),
        Action::House { berth: Berth::Airlock } => "house in the airlock".to_owned(),
        Action::House { berth: Berth::Room(_) } => "house in a room".to_owned(),
        Action::Accept { equipment } => format!("accept {equipment}"),
        Action::Take { extra: Extra::Plain, .. } => "take plain".to_owned(),
        Action::Take { .. } => format!("take {}", asked(state, seat)),
        Action::Algae { .. } => "algae".to_owned(),
        Action::Hunt { ammo, aids } => format!("hunt{}{}", some(ammo, "ammo"), some(aids, "aids")),
        Action::Sense => "sense".to_owned(),
        Action::HuntSensed { .. } => "hunt sensed".to_owned(),
        Action::Pick { equipment } => format!("pick {equipment}"),
        Action::Search => "search".to_owned(),
        Action::Resolve { event, spared: Spared::Nothing } => format!("resolve {event}"),
        Action::Resolve { .. } => "resolve with the Council".to_owned(),
        Action::Feed { .. } => "feed".to_owned(),
        Action::Recruit { .. } => "recruit".to_owned(),
        Action::Build { slot, .. } => format!("build {}", room(slot)),
        Action::Staff { slot, .. } => format!("staff {}", room(slot)),
        Action::Draw => "draw".to_owned(),
        Action::Scrap { .. } => "scrap".to_owned(),
        Action::Repair { equipment, help: Help::Nobody, .. } => format!("repair {equipment}"),
        Action::Repair { help, .. } => format!("repair with {}", help.name()),
    }
}

/// What the player is asked.
pub(super) fn asked(state: &State, seat: Seat) -> String {
    let view = Outlive::view(state, Viewer::Seat(seat));
    match view.shelters[seat].pending {
        Pending::Visit(place) => place.to_string(),
        pending => format!("{pending:?}").split('(').next().unwrap_or_default().to_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outlive::{Equipment, EventCard, Place, Room};

    #[test]
    fn every_place_room_equipment_and_event_is_among_them() {
        let kinds: Vec<String> = outlive().into_iter().map(|situation| situation.kind).collect();
        let has =
            |kind: &str| kinds.iter().any(|other| other == kind || other.starts_with(&format!("{kind} ")));
        for &place in Place::ALL {
            assert!(has(&format!("move {place}")), "{place}");
        }
        for &room in Room::ALL {
            assert!(has(&format!("build {room}")) && has(&format!("staff {room}")), "{room}");
        }
        for &card in Equipment::ALL {
            assert!(has(&format!("pick {card}")) && has(&format!("repair {card}")), "{card}");
        }
        for &event in EventCard::ALL {
            assert!(has(&format!("resolve {event}")), "{event}");
        }
        let verbs = "reject deploy give stand look strike guard resist house take algae hunt sense search \
            feed recruit draw scrap accept";
        for verb in verbs.split_whitespace() {
            assert!(has(verb), "{verb} is not among {kinds:?}");
        }
    }
}
