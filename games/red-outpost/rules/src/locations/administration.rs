//! The Administration, §6.6: the Bureaucrat's wages; for anybody else, a disc changes portraits.

use table::{Log, Seat, Word};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Worker, goods, mood as moods};

pub(super) fn mood() -> i8 {
    0
}

pub(super) fn act(state: &mut State, log: &mut impl Log<Event>) {
    receive(state, log);
    if state.current.mover != Worker::Bureaucrat && movable(state).next().is_some() {
        state.pending = Pending::Transfer;
    }
}

/// The Bureaucrat is paid; any other visitor pleases her.
pub(crate) fn receive(state: &mut State, log: &mut impl Log<Event>) {
    if state.current.mover == Worker::Bureaucrat {
        goods::gain_crystals(state, 1, log);
    } else {
        moods::change(state, Worker::Bureaucrat, 1, log);
    }
}

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    let mover = state.current.mover;
    for (owner, from) in movable(state) {
        for &to in Worker::ALL {
            if to != from && to != mover {
                actions.push(Action::Shift { owner, from, to });
            }
        }
    }
    actions.push(Action::Decline);
}

/// The discs of other players on portraits other than the mover's.
fn movable(state: &State) -> impl Iterator<Item = (Seat, Worker)> {
    Seat::first(state.parties()).filter(|&seat| seat != state.active).flat_map(move |owner| {
        let workers = Worker::ALL.iter().copied().filter(|&worker| worker != state.current.mover);
        workers.filter(move |&worker| state.discs[worker][owner] > 0).map(move |worker| (owner, worker))
    })
}

pub(crate) fn choose(state: &mut State, owner: Seat, from: Worker, to: Worker, log: &mut impl Log<Event>) {
    shift(state, state.active, owner, from, to, log);
}

/// Moves a disc from one portrait to another.
pub(crate) fn shift(
    state: &mut State,
    seat: Seat,
    owner: Seat,
    from: Worker,
    to: Worker,
    log: &mut impl Log<Event>,
) {
    state.discs[from][owner] -= 1;
    state.discs[to][owner] += 1;
    log.log(|| Event::DiscShifted { seat, owner, from, to });
}
