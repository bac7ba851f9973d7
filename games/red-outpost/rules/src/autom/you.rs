//! What the solo game changes in your turn, §10.8, and where Autom's discs come and go.

use table::Log;

use super::{Solo, goal};
use crate::event::Event;
use crate::state::State;
use crate::{Good, Worker};

/// Instead of placing a disc you take one of Autom's off the portrait.
pub(crate) fn take_disc(state: &mut State, log: &mut impl Log<Event>) {
    let worker = state.current.mover;
    if state.discs[worker][Solo::AUTOM] > 0 {
        state.discs[worker][Solo::AUTOM] -= 1;
        state.players[Solo::AUTOM].reserve += 1;
        log.log(|| Event::DiscRemoved { worker });
    }
}

/// Puts one of Autom's discs on a portrait, if one is left.
pub(super) fn add_disc(state: &mut State, worker: Worker, log: &mut impl Log<Event>) {
    if state.players[Solo::AUTOM].reserve > 0 {
        state.players[Solo::AUTOM].reserve -= 1;
        state.discs[worker][Solo::AUTOM] += 1;
        log.log(|| Event::Influenced { seat: Solo::AUTOM, worker });
    }
}

/// What an export pays today. Your cube goes on the goal card for nothing if the card still wants
/// it, R20.
pub(crate) fn export(state: &mut State, good: Good, log: &mut impl Log<Event>) -> Option<u8> {
    let wanted = goal(state).goods.minus(state.solo.delivered);
    if state.active == Solo::YOU && wanted.has(good) {
        state.supply[good] -= 1;
        state.solo.delivered.insert(good);
        log.log(|| Event::Delivered { good });
        return None;
    }
    Some(goal(state).exports[good])
}
