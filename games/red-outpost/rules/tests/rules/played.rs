//! Whole games of Red Outpost at random, for what must hold in every one of them; see
//! `table_test::random_game`.

use red_outpost::{Action, Event, RedOutpost, Setup, State};
use table::Seat;

pub(crate) fn random_game(
    setup: &Setup,
    seed: u64,
    look: impl FnMut(&State, &[(Seat, Action)], &[Event]),
) -> (State, Vec<Event>) {
    table_test::random_game::<RedOutpost>(setup, seed, look)
}
