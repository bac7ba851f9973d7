//! The Field kitchen card, §7.9: at the start of Lunch up to two workers lie down where they are.

use table::{Log, Seat, Word};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Location, Worker, WorkerSet};

pub(crate) fn offer(state: &mut State) {
    if let Some(owner) = state.owner_of(Location::FieldKitchen) {
        state.pending = Pending::Nap(owner);
    }
}

pub(crate) fn legal(actions: &mut Vec<Action>) {
    for (index, &first) in Worker::ALL.iter().enumerate() {
        let one = WorkerSet::EMPTY.with(first);
        actions.push(Action::Nap { workers: one });
        actions
            .extend(Worker::ALL[index + 1..].iter().map(|&second| Action::Nap { workers: one.with(second) }));
    }
    actions.push(Action::Decline);
}

pub(crate) fn choose(state: &mut State, seat: Seat, workers: WorkerSet, log: &mut impl Log<Event>) {
    for worker in workers.iter() {
        state.standing.remove(worker);
        log.log(|| Event::Napped { seat, worker });
    }
}
