//! The Dam, §5.9: water, after a chip for the plant.

use table::Log;

use super::{amounts, ask};
use crate::action::Action;
use crate::equipment::Equipment;
use crate::event::Event;
use crate::state::State;
use crate::{Place, Resource, events};

pub(super) fn act(state: &mut State) -> bool {
    let payable = state.shelters[state.active].store[Resource::Chip] >= price(state);
    let anything = state.visit.actions > 0 && state.stocks[Place::Dam] > 0 && payable;
    if anything {
        ask(state);
    }
    anything
}

pub(super) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(amounts(state).map(|count| Action::Take { count }));
}

/// One chip; one more with a poisoned spring, §14.8; one less with the Access card, §12.8.
fn price(state: &State) -> u8 {
    let card = state.shelters[state.active].is_ready(Equipment::AccessCard);
    1 + events::extra_chips(state, state.active) - u8::from(card)
}

/// Pays for the plant.
pub(super) fn pay(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, chips) = (state.active, price(state));
    state.shelters[seat].spend(Equipment::AccessCard);
    state.shelters[seat].store[Resource::Chip] -= chips;
    log.log(|| Event::PlantPaid { seat, chips });
}
