//! What bots understand of Outlive: points as they stand, and what a shelter can still make of its
//! survivors, rooms, food, materials and equipment in the rounds that are left.

mod events;
mod food;
mod gear;
mod outlook;
mod prospects;
mod radiation;
mod rooms;
mod supplies;

use bots::{Guided, SETTINGS};
use outlive::{Outlive, Seating, Shelter, State};
use outlook::Outlook;
use search::{Guide, Priors, Root, Settings, Widening};
use table::{PerSeat, Seat};

use crate::OutliveFace;

/// The understanding of Outlive.
pub struct OutliveGuide;

impl Guided for OutliveFace {
    type Guide = OutliveGuide;
    const GUIDE: OutliveGuide = OutliveGuide;
    /// Every move is tried: ordering them by the positions after them made no difference in matches.
    const SETTINGS: Settings = Settings {
        priors: Priors::None,
        widening: Widening::All,
        root: Root::Halving { width: usize::MAX },
        ..SETTINGS
    };
    const EASY: u64 = 20;
    const MEDIUM: u64 = 120;
}

impl Guide<Outlive> for OutliveGuide {
    fn expected(&self, state: &State) -> PerSeat<f32> {
        let mut expected = PerSeat::all(0.0);
        for seat in Seat::first(state.seating().players()) {
            let outlook = Outlook::of(state, seat);
            let shelter = state.shelter(seat);
            expected[seat] = worth(shelter, &outlook) + prospects::gain(state, seat, shelter, &outlook);
        }
        expected
    }

    fn rest(&self, state: &State) -> f32 {
        let rounds = f32::from(state.rounds_left());
        let for_two = 2.0 + 2.0 * rounds + 0.63 * rounds * rounds;
        // The more shelters, the less there is for each.
        match state.seating() {
            Seating::Two => for_two,
            Seating::Three => 0.86 * for_two,
            Seating::Four => 0.77 * for_two,
        }
    }

    fn doubt(&self, state: &State) -> f32 {
        5.0 + 1.2 * f32::from(state.rounds_left())
    }

    fn progress(&self, state: &State) -> u32 {
        u32::from(state.round())
    }

    fn comfortable(&self, _parties: usize) -> f32 {
        10.0
    }
}

/// The points that a shelter can expect at the end.
fn worth(shelter: &Shelter, outlook: &Outlook) -> f32 {
    events::worth(shelter, outlook)
        + rooms::worth(shelter, outlook)
        + food::worth(shelter, outlook)
        + radiation::worth(shelter, outlook)
        + supplies::worth(shelter, outlook)
        + gear::worth(shelter, outlook)
}
