//! The Spaceship card, §7.7: after the action, one of each good leaves the Warehouse and one of the
//! four is exported.

use table::{Log, Word};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Good, Location, goods};

pub(super) fn offer(state: &mut State) {
    let stocked = state.warehouse.values().all(|&cubes| cubes > 0);
    if state.place() == Location::Spaceship && state.has_location_card(Location::Spaceship) && stocked {
        state.pending = Pending::Cargo;
    }
}

pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.extend(Good::ALL.iter().map(|&good| Action::Ship { good }));
    actions.push(Action::Decline);
}

pub(crate) fn choose(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    for &cube in Good::ALL.iter().filter(|&&cube| cube != good) {
        goods::discard(state, cube, log);
    }
    state.warehouse[good] -= 1;
    state.supply[good] += 1;
    goods::export(state, good, log);
}
