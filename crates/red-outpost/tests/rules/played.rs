//! Whole games at random, for what must hold in every one of them.

use red_outpost::{Action, Event, RedOutpost, Setup, State, census};
use table::{Game, QuickRng, Rng, Seat, Turn, Word};

/// Who acted, and with what.
pub(crate) type Acted = (Seat, Action);

/// Plays a game at random to its end. Every position is shown before the next input: the position,
/// what can be done in it (nothing when nature is due), and what was heard since the one before.
pub(crate) fn random_game(
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&State, &[Acted], &[Event]),
) -> (State, Vec<Event>) {
    let mut rng = QuickRng::new(seed);
    let mut state = RedOutpost::start(setup);
    let (mut all, mut heard, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        assert_eq!(census(&state), Ok(()), "seed {seed}");
        let mut offered = Vec::new();
        if let Turn::Seats(due) = RedOutpost::turn(&state) {
            for seat in due.iter() {
                assert!(seat.index() < RedOutpost::seats(&state), "seat {seat} is empty, seed {seed}");
                RedOutpost::legal(&state, seat, &mut actions);
                offered.extend(actions.iter().map(|&action| (seat, action)));
            }
        }
        look(&state, &offered, &heard);
        all.append(&mut heard);
        match RedOutpost::turn(&state) {
            Turn::Over => return (state, all),
            Turn::Nature => {
                let chance = RedOutpost::sample(&state, &mut rng);
                assert_eq!(RedOutpost::try_resolve(&mut state, chance, &mut heard), Ok(()), "{chance}");
            }
            Turn::Seats(_) => {
                assert!(!offered.is_empty(), "R1: a seat is due and has nothing to do, seed {seed}");
                let (seat, action) = rng.choose(&offered);
                assert_eq!(RedOutpost::try_apply(&mut state, seat, action, &mut heard), Ok(()), "{action}");
            }
        }
    }
}
