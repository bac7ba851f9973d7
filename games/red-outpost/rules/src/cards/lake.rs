//! The Lake card, §7.10: a card from the discard instead of one from the deck. It stays there. Of the
//! Fisherman's two cards it replaces the first, R11.

use table::Log;

use crate::Worker;
use crate::action::Action;
use crate::deck::LakeCard;
use crate::event::Event;
use crate::locations::lake;
use crate::pending::{Draw, Pending};
use crate::state::{Fishing, State};

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(state.lake.discard.kinds().map(|(card, _)| Action::Recall { card }));
}

pub(crate) fn choose(state: &mut State, card: LakeCard, log: &mut impl Log<Event>) {
    let seat = state.active;
    if state.current.mover == Worker::Fisherman {
        log.log(|| Event::LakeRecalled { seat, card });
        state.current.fishing = Fishing::Recalled;
        state.pending = Pending::Draw(Draw::SecondLake(card));
    } else {
        log.log(|| Event::LakeChosen { seat, card });
        lake::reward(state, card, log);
    }
}
