//! The Administration card, §7.6: a disc can wait on the card and join a later one.

use table::Log;

use crate::Location;
use crate::action::{Action, Disc};
use crate::event::Event;
use crate::state::State;

/// Whether the card leaves its owner a choice in this turn.
pub(crate) fn applies(state: &State) -> bool {
    state.has_location_card(Location::Administration)
        && (state.place() == Location::Administration || state.players[state.active].held > 0)
}

/// The choices beside the plain disc on the portrait. Discs on the card may be released also when
/// this turn's disc goes there, R23.
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    let held = state.players[state.active].held;
    actions.extend((1..=held).map(|released| Action::Influence { disc: Disc::Portrait, released }));
    if state.place() == Location::Administration {
        actions.extend((0..=held).map(|released| Action::Influence { disc: Disc::Card, released }));
    }
}

/// This turn's disc waits on the card.
pub(crate) fn hold(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.players[seat].reserve -= 1;
    state.players[seat].held += 1;
    log.log(|| Event::DiscHeld { seat });
}

/// Discs join the worker of this turn.
pub(crate) fn release(state: &mut State, count: u8, log: &mut impl Log<Event>) {
    let (seat, worker) = (state.active, state.current.mover);
    state.players[seat].held -= count;
    state.discs[worker][seat] += count;
    log.log(|| Event::DiscsReleased { seat, worker, count });
}
