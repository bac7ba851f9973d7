//! Radiation, §6.3: the wave minus the survivors in the airlock.

use table::{Log, Seat};

use crate::event::Event;
use crate::events;
use crate::rooms::ventilation;
use crate::shelter::Shelter;
use crate::state::State;

/// The waves by round.
const WAVES: [u8; 6] = [1, 2, 2, 2, 3, 3];

/// The wave of a round.
pub(crate) fn strength(round: u8) -> u8 {
    WAVES[usize::from(round) - 1]
}

/// What stops the wave: the survivors in the airlock, and the Ventilation, §10.13.
pub(crate) fn shield(shelter: &Shelter) -> u8 {
    shelter.airlock + ventilation::shield(shelter)
}

/// The marker goes down the track; past its end survivors leave.
pub(super) fn wave(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let shelter = &mut state.shelters[seat];
    let points = strength(state.round).saturating_sub(shield(shelter));
    let steps = points.min(state.values.radiation_end() - shelter.radiation);
    shelter.radiation += steps;
    if steps > 0 {
        log.log(|| Event::Irradiated { seat, steps });
    }
    events::leave(state, seat, points - steps, log);
}
