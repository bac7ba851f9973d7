//! Points. They never fall below 0, §8.1; in the edition solo-print they may, §11.1.

use table::{Log, Seat};

use crate::event::{Event, Source};
use crate::setup::{Edition, Seating};
use crate::state::State;

/// Gives points to a party or takes them; what cannot be taken is not.
pub(crate) fn score(state: &mut State, seat: Seat, by: i16, source: Source, log: &mut impl Log<Event>) {
    // The solo game is the same in both editions, R29.
    let floor = match (state.edition, state.seating) {
        (Edition::Retail, _) | (Edition::SoloPrint, Seating::Solo) => 0,
        (Edition::SoloPrint, Seating::Two | Seating::Three | Seating::Four) => i16::MIN,
    };
    let before = state.players[seat].vp;
    let after = (before + by).max(floor);
    state.players[seat].vp = after;
    if after != before {
        log.log(|| Event::Scored { seat, by: after - before, source });
    }
}
