//! The end of a day, §8.

use table::{Log, Seat, Word};

use crate::event::{Event, Source};
use crate::phases::Phase;
use crate::setup::Seating;
use crate::state::{Day, State};
use crate::{Location, PerWorker, Worker, WorkerSet, autom, score};

/// §8.1: worker by worker in the order of the portraits, R14, those with the most influence score the mood. In the solo game §10.9.
pub(crate) fn score(state: &mut State, log: &mut impl Log<Event>) {
    if state.seating == Seating::Solo {
        return autom::score_day(state, log);
    }
    for &worker in Worker::ALL {
        let parties = state.parties();
        let influence = |state: &State, seat| state.discs[worker][seat] + state.pledges[worker][seat];
        let most = Seat::first(parties).map(|seat| influence(state, seat)).max().unwrap_or(0);
        if most > 0 {
            let mood = state.mood[worker];
            log.log(|| Event::MoodCounted { worker, mood });
            for seat in Seat::first(parties) {
                if influence(state, seat) == most {
                    score::score(state, seat, i16::from(state.mood[worker]), Source::Moods, log);
                }
            }
        }
    }
}

/// §8.2: moods to the start field, discs to their owners, crystals from portraits to the supply.
pub(crate) fn clear(state: &mut State, log: &mut impl Log<Event>) {
    let day = state.day;
    log.log(|| Event::DayEnded { day });
    state.mood = PerWorker::all(0);
    for &worker in Worker::ALL {
        for seat in Seat::first(state.parties()) {
            state.players[seat].reserve += std::mem::take(&mut state.discs[worker][seat]);
            state.crystals += std::mem::take(&mut state.pledges[worker][seat]);
        }
    }
    for player in state.players.values_mut() {
        player.reserve += std::mem::take(&mut player.held);
    }
}

/// §8.3: everybody to the Barracks. Whether another day follows.
pub(crate) fn next_day(state: &mut State) -> bool {
    state.at = PerWorker::all(Location::Barracks);
    state.standing = WorkerSet::ALL;
    match state.day {
        Day::One => {
            state.day = Day::Two;
            state.phase = Phase::Morning;
            true
        }
        Day::Two => false,
    }
}
