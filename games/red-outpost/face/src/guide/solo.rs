//! The solo game, §10: Autom's discs, the moods of those who carry none, and the goals of the day.

use red_outpost::{Day, Good, State, Worker};
use table::{PerSeat, Seat, Word};

use super::day_left;

const YOU: Seat = Seat::One;
const AUTOM: Seat = Seat::Two;
/// From this mood on a worker counts as happy, §10.4.
const HAPPY: i8 = 3;

/// What a whole day of play brings to you, before it is held against the goals.
const YOUR_DAY: f32 = 24.0;
/// What the second day brings to either in the end.
const YOUR_SECOND_DAY: f32 = 14.0;
const AUTOMS_SECOND_DAY: f32 = 10.0;

/// Adds what the rest of the game is expected to bring to either party.
pub(super) fn add(state: &State, expected: &mut PerSeat<f32>) {
    let Some((card, penalty)) = state.goal() else { return };
    let penalty = f32::from(penalty);
    expected[YOU] += YOUR_DAY * day_left(state);
    if state.day() == Day::One {
        expected[YOU] += YOUR_SECOND_DAY;
        expected[AUTOM] += AUTOMS_SECOND_DAY;
    }
    for &worker in Worker::ALL {
        let discs = state.discs()[worker][AUTOM];
        let mood = state.mood()[worker];
        expected[AUTOM] += f32::from(discs);
        expected[YOU] += f32::from(mood) * freedom(discs);
        if card.free.has(worker) {
            expected[YOU] -= penalty * (1.0 - freedom(discs));
        }
        if card.happy.has(worker) {
            expected[YOU] -= penalty * (f32::from(HAPPY - mood) * 0.22).clamp(0.0, 1.0);
        }
    }
    for &good in Good::ALL {
        if card.goods.has(good) && !state.delivered().has(good) {
            let short = f32::from(3 - state.warehouse()[good]);
            expected[YOU] -= penalty * (0.4 + 0.2 * short);
        }
    }
}

/// How likely a worker with so many of Autom's discs carries none in the end.
fn freedom(discs: u8) -> f32 {
    match discs {
        0 => 0.9,
        1 => 0.4,
        2 => 0.15,
        _ => 0.0,
    }
}
