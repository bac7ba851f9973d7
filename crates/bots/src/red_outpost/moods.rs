//! Who leads on which worker at the end of the day, and what his mood will be worth, §8.1.

use red_outpost::{State, Worker};
use table::{PerSeat, Seat, Word};

use super::day_left;

/// Adds what the moods will pay today.
pub(super) fn add(state: &State, expected: &mut PerSeat<f32>) {
    let parties = state.seating().parties();
    let discs_to_come: u8 = Seat::first(parties).map(|seat| state.players()[seat].reserve).sum();
    let workers = Worker::ALL.len() as f32;
    // Discs that are still to be placed blur who leads: by chance one in six goes on each worker.
    let blur = 0.7 * (f32::from(discs_to_come) / workers).sqrt();
    // The moods themselves still change, the more the earlier it is.
    let trust = 1.05 - 0.75 * day_left(state);
    for &worker in Worker::ALL {
        let mood = trust * f32::from(state.mood()[worker]);
        let influence =
            |seat: Seat| f32::from(state.discs()[worker][seat]) + f32::from(state.pledges()[worker][seat]);
        for seat in Seat::first(parties) {
            let own = influence(seat);
            let best = Seat::first(parties).filter(|&other| other != seat).map(influence).fold(0.0, f32::max);
            expected[seat] += mood * chance_to_lead(own, own - best, state.players()[seat].reserve, blur);
        }
    }
}

/// The chance that a player who is so far ahead shares or holds the lead when the day ends. Who is
/// level scores too.
fn chance_to_lead(own: f32, ahead: f32, reserve: u8, blur: f32) -> f32 {
    if own == 0.0 && reserve == 0 {
        return 0.0;
    }
    (0.5 + (ahead + 0.5) / (1.0 + 2.0 * blur)).clamp(0.0, 1.0)
}
