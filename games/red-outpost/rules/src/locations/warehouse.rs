//! The Warehouse, §6.5: one trade, of goods for moods, goods for crystals or crystals for goods.

use table::{Log, Word};

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Good, Location, Worker, cards, goods, mood as moods};

pub(super) fn mood() -> i8 {
    0
}

pub(super) fn act(state: &mut State) {
    let trades = if state.has_location_card(Location::Warehouse) { cards::warehouse::TRADES } else { 1 };
    offer(state, trades);
}

/// Asks for a trade, if one is left and there is anything to trade.
fn offer(state: &mut State, trades: u8) {
    let stocked = state.warehouse.values().any(|&cubes| cubes > 0);
    if trades > 0 && (stocked || may_buy(state, trades)) {
        state.pending = Pending::Trade(trades);
    }
}

fn may_buy(state: &State, trades: u8) -> bool {
    let second = cards::warehouse::has_traded(state, trades);
    state.players[state.active].crystals > 0 && (!second || cards::warehouse::includes_purchases(state))
}

pub(crate) fn legal(state: &State, trades: u8, actions: &mut Vec<Action>) {
    for &good in Good::ALL {
        if state.warehouse[good] > 0 {
            actions.push(Action::Sell { good });
        }
    }
    if may_buy(state, trades) {
        actions.extend(Good::ALL.iter().map(|&good| Action::Buy { good }));
    }
    if !cards::warehouse::has_traded(state, trades) {
        for &good in Good::ALL {
            if state.warehouse[good] > 0 {
                actions.extend(moods::exchanges().map(|(raise, lower)| Action::Bribe { good, raise, lower }));
            }
        }
    }
    actions.push(Action::Decline);
}

/// A good for moods. It ends the trading even for the owner of the card, §7.5.
pub(crate) fn bribe(state: &mut State, good: Good, raise: Worker, lower: Worker, log: &mut impl Log<Event>) {
    goods::discard(state, good, log);
    moods::exchange(state, raise, lower, log);
}

/// A good for a crystal, if the supply has one, R4.
pub(crate) fn sell(state: &mut State, trades: u8, good: Good, log: &mut impl Log<Event>) {
    goods::discard(state, good, log);
    goods::gain_crystals(state, 1, log);
    offer(state, trades - 1);
}

/// A crystal for a good. Another trade may follow as far as the owner's card has it so.
pub(crate) fn buy(state: &mut State, trades: u8, good: Good, log: &mut impl Log<Event>) {
    goods::spend_crystal(state, log);
    goods::receive(state, good, log);
    if cards::warehouse::includes_purchases(state) {
        offer(state, trades - 1);
    }
}
