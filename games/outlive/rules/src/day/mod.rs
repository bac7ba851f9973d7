//! The Day, §5: one hero at a time until everybody has played all four.

pub(crate) mod moving;
pub(crate) mod pressure;

use table::Log;

use crate::event::Event;
use crate::stage::Stage;
use crate::state::{State, Visit};

/// The next hero of the next player, or the end of the Day, §5.11.
pub(crate) fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    state.visit = Visit::NONE;
    state.active = state.active.next(state.players());
    let played = |state: &State| state.shelters[state.active].heroes.values().all(|hero| hero.active);
    if !played(state) {
        state.stage = Stage::Move;
        return;
    }
    for seat in state.seats() {
        for hero in state.shelters[seat].heroes.values_mut() {
            hero.active = false;
            hero.slot = None;
        }
    }
    log.log(|| Event::NightFell);
    if let Some(seat) = state.next_start.take() {
        state.start = seat;
    }
    state.active = state.start;
    for seat in state.seats() {
        state.shelters[seat].passed = false;
    }
    state.stage = Stage::Resolve;
}
