//! The heroes' first places, §3.4, and the search tiles of Mary Koolpepper, §13.7.

use table::{Log, Seat, Word};

use crate::action::Action;
use crate::cards::Leader;
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::setup::Placement;
use crate::stage::Stage;
use crate::state::State;
use crate::{City, Hero, Place};

/// What Mary Koolpepper turns up, §13.7.
const SCAVENGED: [City; 3] = [City::Blackwood, City::Blackwood, City::SilentPeak];

/// Asks for the heroes: everybody at the same time, or one hero at a time in turn. What was done in
/// secret is told when all are done.
pub(crate) fn deploy(state: &mut State, log: &mut impl Log<Event>) {
    let unplaced =
        |state: &State, seat: Seat| state.shelters[seat].heroes.values().any(|hero| hero.place.is_none());
    let waiting = state.seats().any(|seat| unplaced(state, seat));
    match state.placement {
        Placement::InTurn if waiting => station_next(state, log),
        Placement::Simultaneous if waiting => {
            for seat in state.seats() {
                if unplaced(state, seat) {
                    state.shelters[seat].pending = Pending::Heroes;
                }
            }
        }
        Placement::InTurn => state.stage = Stage::Scavenge(SCAVENGED.len() as u8),
        Placement::Simultaneous => {
            for seat in state.seats() {
                for (hero, at) in state.shelters[seat].heroes.iter() {
                    if let Some(place) = at.place {
                        log.log(|| Event::Deployed { seat, hero, place });
                    }
                }
            }
            state.stage = Stage::Scavenge(SCAVENGED.len() as u8);
        }
    }
}

/// The strategic variant: the next hero of the next player. A last hero has but one place left.
fn station_next(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.active = seat.next(state.players());
    let shelter = &mut state.shelters[seat];
    let mut unplaced = Hero::ALL.iter().filter(|&&hero| shelter.heroes[hero].place.is_none());
    match (unplaced.next(), unplaced.next()) {
        (Some(&hero), None) => {
            let free =
                starts(state, seat).into_iter().find(|&place| !state.shelters[seat].has_hero_at(place));
            if let Some(place) = free {
                station(state, seat, hero, place, log);
            }
        }
        _ => shelter.pending = Pending::NextHero,
    }
}

/// The start places of a player's leader.
fn starts(state: &State, seat: Seat) -> [Place; 4] {
    state.shelters[seat].leader.expect("leaders are kept before heroes are placed").card().starts
}

/// All ways to lay four heroes on four places; the two of strength 3 are alike.
pub(crate) fn legal_heroes(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let starts = starts(state, seat);
    for four in starts {
        actions.extend(
            starts.into_iter().filter(|&five| five != four).map(|five| Action::Deploy { four, five }),
        );
    }
}

pub(crate) fn deploy_all(state: &mut State, seat: Seat, four: Place, five: Place) {
    let mut others = starts(state, seat).into_iter().filter(|&place| place != four && place != five);
    let heroes = &mut state.shelters[seat].heroes;
    heroes[Hero::Four].place = Some(four);
    heroes[Hero::Five].place = Some(five);
    heroes[Hero::FirstThree].place = others.next();
    heroes[Hero::SecondThree].place = others.next();
}

/// One hero on one place; of two that are alike the first is offered.
pub(crate) fn legal_next_hero(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let shelter = &state.shelters[seat];
    let unplaced = |hero: Hero| shelter.heroes[hero].place.is_none();
    for &hero in Hero::ALL {
        if unplaced(hero) && !(hero == Hero::SecondThree && unplaced(Hero::FirstThree)) {
            let free = starts(state, seat).into_iter().filter(|&place| !shelter.has_hero_at(place));
            actions.extend(free.map(|place| Action::Station { hero, place }));
        }
    }
}

pub(crate) fn station(state: &mut State, seat: Seat, hero: Hero, place: Place, log: &mut impl Log<Event>) {
    state.shelters[seat].heroes[hero].place = Some(place);
    log.log(|| Event::Deployed { seat, hero, place });
}

/// Turns up search tiles for Mary Koolpepper, R7.
pub(crate) fn scavenge(state: &mut State, left: u8) {
    let mary = state.seats().find(|&seat| state.shelters[seat].leader == Some(Leader::MaryKoolpepper));
    match (mary, left) {
        (Some(seat), 1..) => {
            state.active = seat;
            state.draw = Some(Draw::Scavenge(SCAVENGED[SCAVENGED.len() - usize::from(left)]));
            state.stage = Stage::Scavenge(left - 1);
        }
        _ => state.stage = Stage::Prey,
    }
}
