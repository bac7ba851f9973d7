//! The Dam, §5.9: water, after a chip for the plant.

use table::{Log, Seat};

use super::{amounts, ask};
use crate::action::{Action, Extra};
use crate::equipment::Equipment;
use crate::event::Event;
use crate::night::feed;
use crate::state::State;
use crate::{Place, Resource, events};

pub(super) fn act(state: &mut State) -> bool {
    let seat = state.active;
    let payable = state.shelters[seat].store[Resource::Chip] >= price(state, seat);
    let anything = state.visit.actions > 0 && state.stocks[Place::Dam] > 0 && payable;
    if anything {
        ask(state);
    }
    anything
}

pub(super) fn legal(state: &State, actions: &mut Vec<Action>) {
    for count in amounts(state) {
        actions.push(Action::Take { count, extra: Extra::Added });
        if may_leave_jerrycan(state, count) {
            actions.push(Action::Take { count, extra: Extra::Plain });
        }
    }
}

/// Whether the Jerrycan would add to so much water, and that may be too much, R24.
fn may_leave_jerrycan(state: &State, count: u8) -> bool {
    let seat = state.active;
    state.shelters[seat].is_ready(Equipment::Jerrycan)
        && state.stocks[Place::Dam] > count
        && feed::is_short(state, seat)
}

/// One chip; one more with a poisoned spring, §14.8; one less with the Access card, §12.8.
pub(crate) fn price(state: &State, seat: Seat) -> u8 {
    let card = state.shelters[seat].is_ready(Equipment::AccessCard);
    1 + events::extra_chips(state, seat) - u8::from(card)
}

/// Pays for the plant.
pub(super) fn pay(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    let chips = price(state, seat);
    state.shelters[seat].spend(Equipment::AccessCard);
    state.shelters[seat].store[Resource::Chip] -= chips;
    log.log(|| Event::PlantPaid { seat, chips });
}
