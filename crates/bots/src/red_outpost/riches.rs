//! What a player owns and can still make something of: crystals, §9.2, the wheel, §5.1, and his gifts
//! to the Palace, §9.1.

use red_outpost::State;
use table::Seat;

use super::days_left;

/// A lap of the wheel pays 2 points and a crystal.
const LAP: f32 = 2.5;
/// What a crystal is worth beyond the half point that it pays in the end, while there is a game to use
/// it in; a day.
const USES_OF_A_CRYSTAL: f32 = 0.15;
/// What the places at the Palace pay.
const PALACE: [f32; 4] = [4.0, 2.0, 1.0, 0.0];

/// What the riches of a player are worth.
pub(super) fn worth(state: &State, seat: Seat) -> f32 {
    let player = &state.players()[seat];
    let left = days_left(state);
    let crystals = f32::from(player.crystals) * (0.5 + USES_OF_A_CRYSTAL * left);
    let lap = f32::from(player.wheel) / f32::from(state.values().wheel_fields);
    // The last steps of a lap are never made.
    let wheel = lap * LAP * left.min(0.8);
    crystals + wheel + palace(state, seat, left)
}

/// The place at the Palace as it stands. Early leads are often overtaken.
fn palace(state: &State, seat: Seat, left: f32) -> f32 {
    let donated = state.players()[seat].donated;
    if donated == 0 {
        return 0.0;
    }
    let others = || Seat::first(state.seating().parties()).filter(|&other| other != seat);
    let ahead = others().filter(|&other| state.players()[other].donated > donated).count();
    let close = others().filter(|&other| state.players()[other].donated + 1 >= donated).count();
    let place = PALACE[ahead];
    let overtaken = PALACE[(ahead + close).min(PALACE.len() - 1)];
    place + (overtaken - place) * 0.25 * left
}
