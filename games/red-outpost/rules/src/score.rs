//! Points. They never fall below 0, §8.1; in the edition solo-print they may, §11.1. So it is in the
//! solo game as well, R27, R29.

use table::{Log, Seat};

use crate::event::{Event, Source};
use crate::setup::Edition;
use crate::state::State;

/// Gives points to a party or takes them; what cannot be taken is not.
pub(crate) fn score(state: &mut State, seat: Seat, by: i16, source: Source, log: &mut impl Log<Event>) {
    let floor = match state.edition {
        Edition::Retail => 0,
        Edition::SoloPrint => i16::MIN,
    };
    let before = state.players[seat].vp;
    let after = (before + by).max(floor);
    state.players[seat].vp = after;
    if after != before {
        log.log(|| Event::Scored { seat, by: after - before, source });
    }
}
