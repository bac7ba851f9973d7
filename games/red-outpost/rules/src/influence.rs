//! Influence, §4.2: a disc on the portrait of the worker. Two special cards leave a choice.

use table::Log;

use crate::action::{Action, Disc};
use crate::event::Event;
use crate::pending::Pending;
use crate::setup::Seating;
use crate::state::State;
use crate::{autom, cards};

/// Places the disc, or asks where it goes.
pub(crate) fn step(state: &mut State, log: &mut impl Log<Event>) {
    if state.seating == Seating::Solo {
        autom::take_disc(state, log);
    } else if cards::administration::applies(state) || cards::labour_camp::applies(state) {
        state.pending = Pending::Influence;
    } else {
        place(state, log);
    }
}

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.push(Action::Influence { disc: Disc::Portrait, released: 0 });
    if cards::administration::applies(state) {
        cards::administration::legal(state, actions);
    } else {
        cards::labour_camp::legal(actions);
    }
}

pub(crate) fn choose(state: &mut State, disc: Disc, released: u8, log: &mut impl Log<Event>) {
    match disc {
        Disc::Portrait => place(state, log),
        Disc::Card => cards::administration::hold(state, log),
        Disc::Reserve => cards::labour_camp::withhold(state, log),
    }
    if released > 0 {
        cards::administration::release(state, released, log);
    }
}

/// The rule without cards.
fn place(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, worker) = (state.active, state.current.mover);
    state.players[seat].reserve -= 1;
    state.discs[worker][seat] += 1;
    log.log(|| Event::Influenced { seat, worker });
}
