//! The end of a day, §8.

use table::{Log, PerSeat, Seat, SeatSet, Word};

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
        let leaders = leaders(state, worker);
        if !leaders.is_empty() {
            let mood = state.mood[worker];
            log.log(|| Event::MoodCounted { worker, mood });
            for seat in leaders.iter() {
                score::score(state, seat, i16::from(mood), Source::Moods, log);
            }
        }
    }
}

/// Those with the most influence on a worker; nobody where nobody has any. In the solo game you, where Autom
/// has none, §10.9.
pub(crate) fn leaders(state: &State, worker: Worker) -> SeatSet {
    if state.seating == Seating::Solo {
        return autom::leaders(state, worker);
    }
    let (mut most, mut leaders) = (0, SeatSet::EMPTY);
    for seat in Seat::first(state.parties()) {
        let influence = state.discs[worker][seat] + state.pledges[worker][seat];
        if influence > most {
            (most, leaders) = (influence, SeatSet::EMPTY);
        }
        if influence > 0 && influence == most {
            leaders.insert(seat);
        }
    }
    leaders
}

/// What everybody would score for moods if the day ended now, before the limit of 0.
pub(crate) fn promised(state: &State) -> PerSeat<i16> {
    let mut points = PerSeat::all(0);
    for &worker in Worker::ALL {
        for seat in leaders(state, worker).iter() {
            points[seat] += i16::from(state.mood[worker]);
        }
    }
    points
}

/// What everybody would win or lose if the day ended now. Before a goal card lies there, nothing is counted.
pub(crate) fn pays(state: &State) -> PerSeat<i16> {
    if state.seating == Seating::Solo && state.solo.goal.is_none() {
        return PerSeat::all(0);
    }
    let mut ended = state.clone();
    score(&mut ended, &mut ());
    PerSeat::from_fn(|seat| ended.players[seat].vp - state.players[seat].vp)
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
