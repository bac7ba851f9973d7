//! Whole games of Outlive at random, for what must hold in every one of them; see
//! `table_test::random_game`.

use outlive::{Action, Outlive, Setup, State};
use table::Seat;

/// What is heard makes no difference here.
pub(crate) fn random_game(
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&State, &[(Seat, Action)]),
) -> State {
    table_test::random_game::<Outlive>(setup, seed, |state, offered, _| look(state, offered)).0
}
