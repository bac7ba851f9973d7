//! The Labour camp card, §7.11: who places no disc spares the worker's mood.

use table::Log;

use crate::Location;
use crate::action::{Action, Disc};
use crate::event::Event;
use crate::state::State;

pub(crate) fn applies(state: &State) -> bool {
    state.place() == Location::LabourCamp && state.has_location_card(Location::LabourCamp)
}

pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.push(Action::Influence { disc: Disc::Reserve, released: 0 });
}

pub(crate) fn withhold(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.active;
    state.current.withheld = true;
    log.log(|| Event::DiscWithheld { seat });
}
