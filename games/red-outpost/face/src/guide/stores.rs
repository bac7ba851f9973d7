//! What the player to move finds in the Warehouse: an export that is one cube short, §5.3.

use red_outpost::{Good, Pending, State};
use table::{PerSeat, Word};

/// How likely the next player can complete a shipment, and nothing better.
const TAKEN: f32 = 0.5;

/// Adds what the player to move can export at once.
pub(super) fn add(state: &State, expected: &mut PerSeat<f32>) {
    if state.pending() != Pending::Move {
        return;
    }
    let most = Good::ALL
        .iter()
        .filter(|&&good| state.warehouse()[good] == 2)
        .map(|&good| f32::from(pays(state, good)))
        .fold(0.0, f32::max);
    expected[state.active()] += TAKEN * most;
}

/// What the next export of a good pays.
fn pays(state: &State, good: Good) -> u8 {
    let track = &state.values().exports[good];
    *track.permanent().get(usize::from(state.exported()[good])).unwrap_or(&track.last)
}
