//! The end of the game, §9: the Palace, the crystals, the winner.

use table::{Log, PerSeat, Score, Seat};

use crate::autom::Solo;
use crate::event::{Event, Source};
use crate::score;
use crate::setup::Seating;
use crate::state::State;

/// What the places at the Palace pay, §9.1.
const PALACE_VP: [i16; 4] = [4, 2, 1, 0];
/// How many crystals make a point, §9.2.
const CRYSTALS_PER_VP: u8 = 2;

/// §9.1 and §9.2.
pub(crate) fn score(state: &mut State, log: &mut impl Log<Event>) {
    for seat in Seat::first(state.parties()) {
        score::score(state, seat, palace(state, seat), Source::Palace, log);
    }
    for seat in Seat::first(state.parties()) {
        let vp = state.players[seat].crystals / CRYSTALS_PER_VP;
        score::score(state, seat, i16::from(vp), Source::Crystals, log);
    }
    log.log(|| Event::GameEnded);
}

/// A place counts those who gave more, so that ties use up the places they fill, R15. Who gave
/// nothing has none, R26.
fn palace(state: &State, seat: Seat) -> i16 {
    let donated = |seat: Seat| state.players[seat].donated;
    if donated(seat) == 0 {
        return 0;
    }
    let ahead = Seat::first(state.parties()).filter(|&other| donated(other) > donated(seat)).count();
    PALACE_VP[ahead]
}

/// §9.3: more VP, then more crystals, then the place is shared. Against Autom a tie loses, §10.10.
pub(crate) fn scores(state: &State) -> PerSeat<Score> {
    PerSeat::from_fn(|seat| {
        let player = &state.players[seat];
        let tie_break = match state.seating {
            Seating::Solo => i16::from(seat == Solo::AUTOM),
            Seating::Two | Seating::Three | Seating::Four => i16::from(player.crystals),
        };
        Score { points: player.vp, tie_break }
    })
}
