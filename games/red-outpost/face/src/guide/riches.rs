//! What a player owns and can still make something of: crystals, §9.2, the wheel, §5.1, and his gifts
//! to the Palace, §9.1.

use red_outpost::State;
use table::{PerSeat, Seat};

use super::days_left;

/// A lap of the wheel pays 2 points and a crystal.
const LAP: f32 = 2.7;
/// What a crystal is worth beyond the half point that it pays in the end, as long as there is time to
/// use it.
const USES_OF_A_CRYSTAL: f32 = 0.25;
/// What the places at the Palace pay.
const PALACE: [f32; 4] = [4.0, 2.0, 1.0, 0.0];

/// Adds what the riches of the players are worth.
pub(super) fn add(state: &State, expected: &mut PerSeat<f32>) {
    let left = days_left(state);
    // In the last phases most players have no turn left for it.
    let time = (2.0 * left).min(1.0);
    let crystal = 0.5 + USES_OF_A_CRYSTAL * time;
    let field = LAP * time / f32::from(state.values().wheel_fields);
    for seat in Seat::first(state.seating().parties()) {
        let player = &state.players()[seat];
        expected[seat] += crystal * f32::from(player.crystals) + field * f32::from(player.wheel);
        expected[seat] += palace(state, seat, left);
    }
}

/// The place at the Palace. Early leads are often overtaken, and then each gift helps a little.
fn palace(state: &State, seat: Seat, left: f32) -> f32 {
    let donated = state.players()[seat].donated;
    if donated == 0 {
        return 0.0;
    }
    let ahead = Seat::first(state.seating().parties())
        .filter(|&other| state.players()[other].donated > donated)
        .count();
    PALACE[ahead] * (0.85 - 0.28 * left) + 0.3 * left * f32::from(donated)
}
