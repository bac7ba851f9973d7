//! Who leads on which worker at the end of the day, and what his mood will be worth, §8.1.

use red_outpost::{State, Worker};
use table::{PerSeat, Seat, Word};

use super::day_left;

/// Adds what the moods will pay today.
pub(super) fn add(state: &State, expected: &mut PerSeat<f32>) {
    let parties = state.seating().parties();
    let discs_to_come: u8 = Seat::first(parties).map(|seat| state.players()[seat].reserve).sum();
    // Discs that are still to be placed blur who leads: by chance one in six goes on each worker.
    let blur = 0.7 * (f32::from(discs_to_come) / Worker::ALL.len() as f32).sqrt();
    let per_disc = 1.0 / (1.0 + 2.0 * blur);
    // The moods themselves still change, the more the earlier it is.
    let trust = 1.05 - 0.75 * day_left(state);
    for &worker in Worker::ALL {
        let mood = state.mood()[worker];
        if mood == 0 {
            continue;
        }
        let mood = trust * f32::from(mood);
        let (discs, pledges) = (&state.discs()[worker], &state.pledges()[worker]);
        let influence = |seat| discs[seat] + pledges[seat];
        let (mut most, mut next) = (0, 0);
        for seat in Seat::first(parties) {
            let own = influence(seat);
            next = next.max(own.min(most));
            most = most.max(own);
        }
        for seat in Seat::first(parties) {
            let own = influence(seat);
            if own == 0 && state.players()[seat].reserve == 0 {
                continue;
            }
            let ahead = i16::from(own) - i16::from(if own == most { next } else { most });
            // Who is level at the end scores too.
            expected[seat] += mood * (0.5 + (f32::from(ahead) + 0.5) * per_disc).clamp(0.0, 1.0);
        }
    }
}
