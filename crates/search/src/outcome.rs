//! How a game came out, or is expected to.

use table::{Game, PerSeat, Seat, Word};

use crate::guide::Guide;
use crate::settings::Reward;

/// How a game came out, or is expected to, for every party.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The share in the win, or the chance of it.
    pub win: PerSeat<f32>,
    /// Points.
    pub points: PerSeat<f32>,
}

impl Outcome {
    /// The result of a game that is over.
    pub fn of_end<G: Game>(state: &G::State) -> Self {
        let scores = G::scores(state);
        let parties = G::parties(state);
        let best = Seat::first(parties).map(|seat| scores[seat]).max();
        let winners = Seat::first(parties).filter(|&seat| Some(scores[seat]) == best).count();
        let mut outcome = Self { win: PerSeat::all(0.0), points: PerSeat::all(0.0) };
        for seat in Seat::first(parties) {
            outcome.points[seat] = f32::from(scores[seat].points);
            if Some(scores[seat]) == best {
                outcome.win[seat] = 1.0 / winners as f32;
            }
        }
        outcome
    }

    /// What to expect of a game that goes on.
    pub fn at_a_glance<G: Game>(guide: &impl Guide<G>, state: &G::State) -> Self {
        let mut points = guide.expected(state);
        let rest = guide.rest(state);
        let parties = G::parties(state);
        let best = Seat::first(parties).map(|seat| points[seat]).fold(f32::MIN, f32::max);
        let doubt = guide.doubt(state);
        let mut win = PerSeat::all(0.0);
        let mut sum = 0.0;
        for seat in Seat::first(parties) {
            win[seat] = ((points[seat] - best) / doubt).exp();
            sum += win[seat];
        }
        for seat in Seat::first(parties) {
            win[seat] /= sum;
            points[seat] += rest;
        }
        Self { win, points }
    }

    /// What it is worth to every party, from 0 to 1.
    pub(crate) fn rewards(&self, parties: usize, reward: Reward, comfortable: f32) -> PerSeat<f32> {
        let mut rewards = PerSeat::all(0.0);
        for seat in Seat::first(parties) {
            let lead = lead(&self.points, seat, parties) / comfortable;
            let distance = 0.5 + 0.5 * lead / (1.0 + lead.abs());
            rewards[seat] = reward.win * self.win[seat] + (1.0 - reward.win) * distance;
        }
        rewards
    }
}

/// How far a party is ahead of the best of the others.
pub(crate) fn lead(points: &PerSeat<f32>, seat: Seat, parties: usize) -> f32 {
    let others = Seat::first(parties).filter(|&other| other != seat);
    let best = others.map(|other| points[other]).fold(f32::MIN, f32::max);
    points[seat] - best
}

/// The sum of many outcomes.
pub(crate) struct Sum {
    win: PerSeat<f64>,
    points: PerSeat<f64>,
}

impl Sum {
    pub(crate) const NONE: Self = Self { win: PerSeat::all(0.0), points: PerSeat::all(0.0) };

    pub(crate) fn add(&mut self, outcome: &Outcome) {
        for &seat in Seat::ALL {
            self.win[seat] += f64::from(outcome.win[seat]);
            self.points[seat] += f64::from(outcome.points[seat]);
        }
    }

    /// The mean of so many.
    pub(crate) fn mean(&self, count: u64) -> Outcome {
        let share = |sum: f64| (sum / count.max(1) as f64) as f32;
        Outcome {
            win: PerSeat::from_fn(|seat| share(self.win[seat])),
            points: PerSeat::from_fn(|seat| share(self.points[seat])),
        }
    }
}
