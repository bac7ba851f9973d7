//! Every way to search that the settings allow.

use search::{Playout, Priors, Reward, Root, Settings, Widening};

/// Slow widening, as the levels have it.
const SLOW: Widening = Widening::Slow { factor: 2.0, exponent: 0.4 };

/// The settings to try, each with its name.
pub(crate) fn all() -> Vec<(String, Settings)> {
    let mut all = Vec::new();
    for root in
        [Root::Tree, Root::Halving { width: 2 }, Root::Halving { width: 5 }, Root::Halving { width: 99 }]
    {
        for (priors, widening) in [
            (Priors::None, Widening::All),
            (Priors::None, SLOW),
            (Priors::AfterState, Widening::All),
            (Priors::AfterState, SLOW),
        ] {
            for playout in [
                Playout { best_of: 1, horizon: None },
                Playout { best_of: 3, horizon: None },
                Playout { best_of: 1, horizon: Some(0) },
                Playout { best_of: 2, horizon: Some(2) },
            ] {
                for win in [1.0, 0.5, 0.0] {
                    let reward = Reward { win };
                    let settings = Settings { priors, widening, root, playout, reward, ..Settings::PLAIN };
                    all.push((format!("{settings:?}"), settings));
                }
            }
        }
    }
    all
}

/// Those that look at every move of the first position.
pub(crate) fn thorough() -> impl Iterator<Item = (String, Settings)> {
    let is_thorough = |settings: &Settings| !matches!(settings.root, Root::Halving { width: 0..10 });
    all().into_iter().filter(move |(_, settings)| is_thorough(settings))
}
