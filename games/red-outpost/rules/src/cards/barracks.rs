//! The Barracks card, §7.12: at the end of the Morning a disc goes to a worker in the Barracks.
//! Anybody's disc, R24; in the edition solo-print only the owner's, §11.3.

use table::{Log, Seat, Word};

use crate::action::Action;
use crate::event::Event;
use crate::locations::administration;
use crate::pending::Pending;
use crate::setup::Edition;
use crate::state::State;
use crate::{Location, Worker};

pub(crate) fn offer(state: &mut State) {
    if let Some(owner) = state.owner_of(Location::Barracks)
        && shifts(state, owner).next().is_some()
    {
        state.pending = Pending::LateRiser(owner);
    }
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend(shifts(state, seat));
    actions.push(Action::Decline);
}

fn shifts(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    let anybody = match state.edition {
        Edition::Retail => true,
        Edition::SoloPrint => false,
    };
    let owners = Seat::first(state.parties()).filter(move |&owner| anybody || owner == seat);
    owners.flat_map(move |owner| {
        let from = Worker::ALL.iter().copied().filter(move |&from| state.discs[from][owner] > 0);
        from.flat_map(move |from| {
            let late = Worker::ALL.iter().copied().filter(|&to| state.at[to] == Location::Barracks);
            late.filter(move |&to| to != from).map(move |to| Action::Shift { owner, from, to })
        })
    })
}

pub(crate) fn choose(
    state: &mut State,
    seat: Seat,
    owner: Seat,
    from: Worker,
    to: Worker,
    log: &mut impl Log<Event>,
) {
    administration::shift(state, seat, owner, from, to, log);
}
