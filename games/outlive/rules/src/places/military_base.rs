//! The Military base, §5.5: ammo, and once a round the algae.

use table::Log;

use super::{ask, collect, heal, take};
use crate::Place;
use crate::action::{Action, Extra};
use crate::equipment;
use crate::event::Event;
use crate::stage::Stage;
use crate::state::State;

/// The algae or one more ammo is a choice; with actions to spare there is none.
pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let (actions, stock) = (state.visit.actions, state.stocks[Place::MilitaryBase]);
    if actions == 0 || stock == 0 && !state.algae {
        return false;
    }
    if !state.algae {
        take(state, actions.min(stock), Extra::Added, log);
    } else if stock < actions {
        algae(state, stock, log);
    } else {
        ask(state);
    }
    true
}

pub(super) fn legal(state: &State, actions: &mut Vec<Action>) {
    let most = state.visit.actions;
    actions.extend([Action::Take { count: most, extra: Extra::Added }, Action::Algae { ammo: most - 1 }]);
}

/// The algae for an action, and ammo for the others.
pub(crate) fn algae(state: &mut State, ammo: u8, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.algae = false;
    log.log(|| Event::AlgaeTaken { seat });
    heal(state, seat, log);
    if ammo > 0 {
        collect(state, ammo, log);
        let extra = equipment::gifts::extra(state);
        collect(state, extra, log);
    }
    state.stage = Stage::TurnEnds;
}
