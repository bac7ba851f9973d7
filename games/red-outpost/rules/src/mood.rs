//! Moods, §4.3.

use table::{Log, Word};

use crate::event::Event;
use crate::setup::Edition;
use crate::state::State;
use crate::{Worker, locations};

/// Applies the faces printed at the location to the worker of this turn.
pub(crate) fn step(state: &mut State, log: &mut impl Log<Event>) {
    // Who keeps back his disc at the Labour camp spares the worker too, §7.11.
    if !state.current.withheld {
        let mover = state.current.mover;
        change(state, mover, locations::mood(state.place(), mover), log);
    }
}

/// Moves a mood along its track; steps past an end are lost, R2.
pub(crate) fn change(state: &mut State, worker: Worker, by: i8, log: &mut impl Log<Event>) {
    let before = state.mood[worker];
    let after = (before + by).clamp(state.values.mood_lowest, state.values.mood_highest);
    state.mood[worker] = after;
    if after != before {
        log.log(|| Event::MoodChanged { worker, by: after - before });
    }
}

/// Whether a card that asks for a worse mood can be paid: retail calls it a price, which takes a step of
/// the track; in the edition solo-print it is an effect, and the step may be lost, R2, §11.8.
pub(crate) fn can_pay(state: &State, worker: Worker) -> bool {
    match state.edition {
        Edition::Retail => state.mood[worker] > state.values.mood_lowest,
        Edition::SoloPrint => true,
    }
}

/// One worker's mood rises, another's falls: the exchange of Beerhouse and Warehouse.
pub(crate) fn exchange(state: &mut State, raise: Worker, lower: Worker, log: &mut impl Log<Event>) {
    change(state, raise, 1, log);
    change(state, lower, -1, log);
}

/// All pairs of different workers, raised and lowered.
pub(crate) fn exchanges() -> impl Iterator<Item = (Worker, Worker)> {
    Worker::ALL.iter().flat_map(|&raise| {
        Worker::ALL.iter().filter(move |&&lower| lower != raise).map(move |&lower| (raise, lower))
    })
}
