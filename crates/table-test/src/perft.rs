//! Counting what can be played, as chess programs do to find errors in move lists.

use table::{Game, Turn};

/// How many different sequences of `depth` inputs there are, nature's included.
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match G::turn(state) {
        Turn::Over => 0,
        Turn::Nature => {
            let mut outcomes = Vec::new();
            G::outcomes(state, &mut outcomes);
            let after = |chance| {
                let mut after = state.clone();
                G::resolve(&mut after, chance, &mut ());
                after
            };
            outcomes.into_iter().map(|(chance, _)| perft::<G>(&after(chance), depth - 1)).sum()
        }
        Turn::Seats(due) => {
            let mut actions = Vec::new();
            let mut count = 0;
            for seat in due.iter() {
                G::legal(state, seat, &mut actions);
                for &action in &actions {
                    let mut after = state.clone();
                    G::apply(&mut after, seat, action, &mut ());
                    count += perft::<G>(&after, depth - 1);
                }
            }
            count
        }
    }
}
