//! The Lake card, §7.10: a card from the discard instead of drawing. It stays there, and for the
//! Fisherman it replaces both draws and every shuffle, R11.

use table::Log;

use crate::action::Action;
use crate::deck::LakeCard;
use crate::event::Event;
use crate::locations::lake;
use crate::state::State;

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(state.lake.discard.kinds().map(|(card, _)| Action::Recall { card }));
}

pub(crate) fn choose(state: &mut State, card: LakeCard, log: &mut impl Log<Event>) {
    let seat = state.active;
    log.log(|| Event::LakeChosen { seat, card });
    lake::reward(state, card, log);
}
