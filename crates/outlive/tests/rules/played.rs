//! Whole games at random, for what must hold in every one of them.

use outlive::{Action, Outlive, Setup, State, census};
use table::{Game, QuickRng, Rng, Seat, Turn};

/// Plays a game at random to its end. Every position is shown before the next input, with what can be
/// done in it: nothing when nature is due.
pub(crate) fn random_game(
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&State, &[(Seat, Action)]),
) -> State {
    let mut rng = QuickRng::new(seed);
    let mut state = Outlive::start(setup);
    let mut actions = Vec::new();
    loop {
        assert_eq!(census(&state), Ok(()), "seed {seed}");
        let mut offered = Vec::new();
        if let Turn::Seats(due) = Outlive::turn(&state) {
            for seat in due.iter() {
                Outlive::legal(&state, seat, &mut actions);
                offered.extend(actions.iter().map(|&action| (seat, action)));
            }
        }
        look(&state, &offered);
        match Outlive::turn(&state) {
            Turn::Over => return state,
            Turn::Nature => {
                let chance = Outlive::sample(&state, &mut rng);
                assert_eq!(Outlive::try_resolve(&mut state, chance, &mut ()), Ok(()), "{chance}");
            }
            Turn::Seats(_) => {
                let (seat, action) = rng.choose(&offered);
                assert_eq!(Outlive::try_apply(&mut state, seat, action, &mut ()), Ok(()), "{action}");
            }
        }
    }
}
