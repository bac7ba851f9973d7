//! The Spaceship, §6.7: a card from the wreck. What it gives is received, not produced.

use table::{Log, Word};

use crate::action::Action;
use crate::deck::{Find, SpaceshipCard};
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::state::State;
use crate::{Good, autom, goods};

pub(super) fn mood() -> i8 {
    -1
}

/// An empty deck is made of the discards, R6.
pub(crate) fn act(state: &mut State, log: &mut impl Log<Event>) {
    if state.spaceship.left.total() == 0 {
        state.spaceship.shuffle();
        log.log(|| Event::SpaceshipShuffled);
    }
    state.pending = Pending::Draw(Draw::Spaceship);
}

/// Nature has revealed a card.
pub(crate) fn reveal(state: &mut State, card: SpaceshipCard, log: &mut impl Log<Event>) {
    state.spaceship.left[card] -= 1;
    state.spaceship.discard[card] += 1;
    log.log(|| Event::SpaceshipRevealed { card });
    if card.has_crystal() {
        goods::gain_crystals(state, 1, log);
    }
    match card.find() {
        Find::Nothing => {}
        Find::Named(good) => goods::receive(state, good, log),
        Find::Choice if state.autom_moves() => autom::find(state, log),
        Find::Choice => state.pending = Pending::Find,
    }
}

pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.extend(Good::ALL.iter().map(|&good| Action::Take { good }));
}

pub(crate) fn choose(state: &mut State, good: Good, log: &mut impl Log<Event>) {
    goods::receive(state, good, log);
}
