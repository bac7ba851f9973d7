//! The Lake, §6.10: a card decides about the fish. The Fisherman reveals two and chooses.

use table::Log;

use crate::action::{Action, Then};
use crate::deck::{FISH_CARDS, LakeCard};
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::state::{Fishing, State};
use crate::{Good, Location, Worker, cards, goods, mood as moods};

pub(super) fn mood(worker: Worker) -> i8 {
    if worker == Worker::Fisherman { 0 } else { -1 }
}

/// Asks how to fish where there is a choice. A deck that is complete is not worth shuffling, R30,
/// and without discards there is none to take either. Autom never shuffles, R19.
pub(super) fn act(state: &mut State) {
    let discards = state.lake.discard.total() > 0;
    let choice = state.current.mover == Worker::Fisherman || state.has_location_card(Location::Lake);
    let asked = discards && choice && !state.autom_moves();
    state.pending = if asked { Pending::Fishing } else { Pending::Draw(Draw::Lake) };
}

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.push(Action::Fish);
    if state.current.mover == Worker::Fisherman {
        actions.push(Action::ShuffleAndFish);
    }
    if state.has_location_card(Location::Lake) {
        cards::lake::legal(state, actions);
    }
}

/// Draws from the deck as it is.
pub(crate) fn fish(state: &mut State) {
    state.pending = Pending::Draw(Draw::Lake);
}

/// Shuffles first, which rules out shuffling afterwards, R8.
pub(crate) fn shuffle_and_fish(state: &mut State, log: &mut impl Log<Event>) {
    shuffle(state, log);
    state.current.fishing = Fishing::Shuffled;
    fish(state);
}

/// Nature has revealed the first card. The Fisherman's second one comes from the shuffled discards
/// if the deck is at its end.
pub(crate) fn reveal(state: &mut State, card: LakeCard, log: &mut impl Log<Event>) {
    state.lake.left[card] -= 1;
    log.log(|| Event::LakeRevealed { card });
    if state.current.mover == Worker::Fisherman {
        if state.lake.left.total() == 0 {
            shuffle(state, log);
        }
        state.pending = Pending::Draw(Draw::SecondLake(card));
    } else {
        state.lake.discard[card] += 1;
        land(state, card, Then::Leave, log);
    }
}

/// Nature has revealed the Fisherman's second card. Autom takes the better one and leaves the deck
/// alone, R19.
pub(crate) fn reveal_second(state: &mut State, first: LakeCard, second: LakeCard, log: &mut impl Log<Event>) {
    state.lake.left[second] -= 1;
    log.log(|| Event::LakeRevealed { card: second });
    if state.autom_moves() {
        catch(state, first, second, first.max(second), Then::Leave, log);
    } else if first == second && !may_shuffle(state, first, second) {
        catch(state, first, second, first, Then::Leave, log);
    } else {
        state.pending = Pending::Catch(first, second);
    }
}

/// Whether shuffling afterwards is a choice: not if he did it before, R8, and not if the fish cards
/// force it, R30.
fn may_shuffle(state: &State, first: LakeCard, second: LakeCard) -> bool {
    let fish = |card: LakeCard| u8::from(card != LakeCard::Nothing);
    let revealed = match state.current.fishing {
        Fishing::Shuffled => return false,
        Fishing::Plain => fish(first) + fish(second),
        Fishing::Recalled => fish(second),
    };
    fish_discarded(state) + revealed < FISH_CARDS
}

fn fish_discarded(state: &State) -> u8 {
    state.lake.discard[LakeCard::OneFish] + state.lake.discard[LakeCard::TwoFish]
}

pub(crate) fn legal_catch(state: &State, first: LakeCard, second: LakeCard, actions: &mut Vec<Action>) {
    let better = first.max(second);
    let worse = first.min(second);
    let cards = if better == worse { &[better][..] } else { &[better, worse] };
    for &card in cards {
        actions.push(Action::Catch { card, then: Then::Leave });
        if may_shuffle(state, first, second) {
            actions.push(Action::Catch { card, then: Then::Shuffle });
        }
    }
}

/// Discards both cards and takes the reward of one. A recalled card lies there already, R11.
pub(crate) fn catch(
    state: &mut State,
    first: LakeCard,
    second: LakeCard,
    card: LakeCard,
    then: Then,
    log: &mut impl Log<Event>,
) {
    if state.current.fishing != Fishing::Recalled {
        state.lake.discard[first] += 1;
    }
    state.lake.discard[second] += 1;
    let seat = state.active;
    log.log(|| Event::LakeChosen { seat, card });
    land(state, card, then, log);
}

/// Takes the reward. When all fish cards lie in the discard, everything is shuffled.
fn land(state: &mut State, card: LakeCard, then: Then, log: &mut impl Log<Event>) {
    reward(state, card, log);
    if then == Then::Shuffle || fish_discarded(state) == FISH_CARDS {
        shuffle(state, log);
    }
}

/// What a Lake card gives.
pub(crate) fn reward(state: &mut State, card: LakeCard, log: &mut impl Log<Event>) {
    match card {
        LakeCard::Nothing => {}
        LakeCard::OneFish => goods::produce(state, Good::Fish, log),
        LakeCard::TwoFish => {
            goods::produce(state, Good::Fish, log);
            goods::produce(state, Good::Fish, log);
            moods::change(state, state.current.mover, 1, log);
        }
    }
}

fn shuffle(state: &mut State, log: &mut impl Log<Event>) {
    state.lake.shuffle();
    log.log(|| Event::LakeShuffled);
}
