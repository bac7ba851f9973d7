//! What bots understand of Red Outpost: points as they stand, who will score which mood, the wheel,
//! the Palace, crystals, and what the next player finds in the Warehouse.

mod moods;
mod riches;
mod solo;
mod stores;

use red_outpost::{Day, Pending, Phase, RedOutpost, Seating, State};
use search::{Guide, Playout, Settings};
use table::{PerSeat, Seat, Word};

use crate::understood::Understood;

/// The understanding of Red Outpost.
pub struct RedOutpostGuide;

impl Understood for RedOutpost {
    type Guide = RedOutpostGuide;
    const GUIDE: RedOutpostGuide = RedOutpostGuide;
    const SETTINGS: Settings =
        Settings { playout: Playout { best_of: 3, horizon: Some(2) }, ..crate::understood::SETTINGS };
    const EASY: u64 = 40;
    const MEDIUM: u64 = 120;
}

impl Guide<RedOutpost> for RedOutpostGuide {
    fn expected(&self, state: &State) -> PerSeat<f32> {
        let points = PerSeat::from_fn(|seat| f32::from(state.players()[seat].vp));
        if state.pending() == Pending::Over {
            return points;
        }
        let mut expected = points;
        for seat in Seat::first(state.seating().parties()) {
            expected[seat] += riches::worth(state, seat);
        }
        match state.seating() {
            Seating::Solo => solo::add(state, &mut expected),
            Seating::Two | Seating::Three | Seating::Four => {
                moods::add(state, &mut expected);
                stores::add(state, &mut expected);
            }
        }
        expected
    }

    fn doubt(&self, state: &State) -> f32 {
        (0.8 + 1.65 * days_left(state)) * closeness(state.seating().parties())
    }

    fn progress(&self, state: &State) -> u32 {
        let day = match state.day() {
            Day::One => 0,
            Day::Two => Phase::ALL.len(),
        };
        (day + state.phase().index()) as u32
    }

    fn comfortable(&self, parties: usize) -> f32 {
        8.0 * closeness(parties)
    }
}

/// The more play, the closer they finish, for whoever leads is held back by all others.
fn closeness(parties: usize) -> f32 {
    match parties {
        0..=2 => 1.0,
        3 => 0.6,
        _ => 0.4,
    }
}

/// How much of the game is left, in days.
fn days_left(state: &State) -> f32 {
    match state.day() {
        Day::One => 1.0 + day_left(state),
        Day::Two => day_left(state),
    }
}

/// How much of the day is left.
fn day_left(state: &State) -> f32 {
    1.0 - state.phase().index() as f32 / Phase::ALL.len() as f32
}
