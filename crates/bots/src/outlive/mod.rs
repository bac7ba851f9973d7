//! What bots understand of Outlive.

use outlive::{Outlive, State};
use search::{Guide, Playout, Priors, Reward, Root, Settings, Widening};
use table::{Game, PerSeat};

use crate::understood::Understood;

/// The understanding of Outlive.
pub struct OutliveGuide;

impl Understood for Outlive {
    type Guide = OutliveGuide;
    const GUIDE: OutliveGuide = OutliveGuide;
    const SETTINGS: Settings = Settings {
        priors: Priors::AfterState,
        widening: Widening::Slow { factor: 2.0, exponent: 0.4 },
        root: Root::Halving { width: 24 },
        playout: Playout { best_of: 3, horizon: Some(1) },
        reward: Reward { win: 0.5 },
        curiosity: 0.5,
        most_nodes: Settings::MOST_NODES,
    };
}

impl Guide<Outlive> for OutliveGuide {
    fn expected(&self, state: &State) -> PerSeat<f32> {
        let scores = Outlive::scores(state);
        PerSeat::from_fn(|seat| f32::from(scores[seat].points))
    }

    fn doubt(&self, _state: &State) -> f32 {
        6.0
    }

    fn progress(&self, state: &State) -> u32 {
        u32::from(state.round())
    }

    fn comfortable(&self) -> f32 {
        10.0
    }
}
