//! Dawn, §4: everything is filled up but the prey.

use table::{Log, Word};

use crate::cards::{TILES, TileBag, city_tiles};
use crate::event::Event;
use crate::pending::Draw;
use crate::stack::Stack;
use crate::stage::Stage;
use crate::state::State;
use crate::{City, PerSlot, Place, events};

/// Begins a round: stocks, algae and Cargo ship are filled, §2.2, §2.5, and the cities cleared, §2.3.
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    let round = state.round;
    log.log(|| Event::RoundBegan { round });
    for &place in Place::ALL {
        // Stocks are filled up to their size, never down, §2.2.
        state.stocks[place] = state.stocks[place].max(events::stock_size(state, place));
    }
    state.algae = true;
    state.waiting = PerSlot::all(true);
    for &city in City::ALL {
        let offered = std::mem::take(&mut state.cities[city].display);
        for equipment in offered.into_iter().flatten() {
            state.equipment_discard[equipment] += 1;
        }
        let tiles = &mut state.cities[city];
        tiles.stack = Stack::new(TILES);
        tiles.left = city_tiles();
        tiles.aside = TileBag::all(0);
    }
    state.stage = Stage::Dawn;
}

/// Nature draws equipment and lays search tiles aside until all is there.
pub(crate) fn dawn(state: &mut State, log: &mut impl Log<Event>) {
    for &city in City::ALL {
        // Where deck and discards are used up, a city shows fewer cards, R16.
        if state.cities[city].display.contains(&None) && restock(state, log) {
            state.draw = Some(Draw::Display(city));
            return;
        }
    }
    for &city in City::ALL {
        if state.cities[city].stack.count > events::search_fill(state) {
            state.draw = Some(Draw::Aside(city));
            return;
        }
    }
    state.stage = Stage::Event;
}

/// Shuffles the discarded equipment if the deck is empty, §2.3. Whether there is a card to draw.
pub(crate) fn restock(state: &mut State, log: &mut impl Log<Event>) -> bool {
    if state.equipment_left.total() == 0 && state.equipment_discard.total() > 0 {
        state.equipment_left.pour(&mut state.equipment_discard);
        log.log(|| Event::EquipmentShuffled);
    }
    state.equipment_left.total() > 0
}
