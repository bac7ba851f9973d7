//! What bots understand of Red Outpost: points as they stand, who will score which mood, the wheel,
//! the Palace, crystals, and what the next player finds in the Warehouse.

mod moods;
mod riches;
mod solo;
mod stores;

use bots::{Guided, SETTINGS};
use red_outpost::{Day, Pending, Phase, RedOutpost, Seating, State};
use search::{Guide, Playout, Settings};
use table::{PerSeat, Word};

use crate::RedOutpostFace;

/// The understanding of Red Outpost.
pub struct RedOutpostGuide;

impl Guided for RedOutpostFace {
    type Guide = RedOutpostGuide;
    const GUIDE: RedOutpostGuide = RedOutpostGuide;
    const SETTINGS: Settings = Settings { playout: Playout { best_of: 3, horizon: Some(2) }, ..SETTINGS };
    const EASY: u64 = 50;
    const MEDIUM: u64 = 200;
}

impl Guide<RedOutpost> for RedOutpostGuide {
    fn expected(&self, state: &State) -> PerSeat<f32> {
        let mut expected = PerSeat::from_fn(|seat| f32::from(state.players()[seat].vp));
        if state.pending() == Pending::Over {
            return expected;
        }
        riches::add(state, &mut expected);
        match state.seating() {
            Seating::Solo => solo::add(state, &mut expected),
            Seating::Two | Seating::Three | Seating::Four => {
                moods::add(state, &mut expected);
                stores::add(state, &mut expected);
            }
        }
        expected
    }

    fn rest(&self, state: &State) -> f32 {
        let a_day = match state.seating() {
            Seating::Solo => return 0.0,
            Seating::Two => 12.7,
            Seating::Three => 9.5,
            Seating::Four => 7.8,
        };
        a_day * days_left(state).powf(1.2)
    }

    fn doubt(&self, state: &State) -> f32 {
        let left = days_left(state);
        match state.seating() {
            Seating::Solo | Seating::Two => 0.8 + 1.65 * left,
            // Whoever leads is held back by all others.
            Seating::Three | Seating::Four => 2.0 + 3.0 * left * left,
        }
    }

    fn progress(&self, state: &State) -> u32 {
        let day = match state.day() {
            Day::One => 0,
            Day::Two => Phase::ALL.len(),
        };
        (day + state.phase().index()) as u32
    }

    fn comfortable(&self, parties: usize) -> f32 {
        match parties {
            0..=2 => 8.0,
            3 => 4.8,
            _ => 3.2,
        }
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
