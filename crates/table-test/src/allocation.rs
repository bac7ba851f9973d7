//! Counting allocations. With the feature `allocation` only, as it replaces the program's allocator.

use table::{Game, QuickRng, Rng, Turn};

/// Plays a random game and counts the allocations inside `apply`, `sample` and `resolve`. Listing is not
/// counted: it fills the caller's list. Gives the steps of the game, and the allocations.
pub fn count_allocations<G: Game>(setup: &G::Setup, rng: &mut QuickRng) -> (u64, u64) {
    let mut state = G::start(setup);
    let mut actions = Vec::new();
    let (mut steps, mut allocations) = (0, 0);
    loop {
        let counted = match G::turn(&state) {
            Turn::Over => return (steps, allocations),
            Turn::Nature => allocation_counter::measure(|| {
                let chance = G::sample(&state, rng);
                G::resolve(&mut state, chance, &mut ());
            }),
            Turn::Seats(due) => {
                let seat = due.pick(rng);
                G::legal(&state, seat, &mut actions);
                let action = rng.choose(&actions);
                allocation_counter::measure(|| G::apply(&mut state, seat, action, &mut ()))
            }
        };
        steps += 1;
        allocations += counted.count_total;
    }
}

/// Whether allocations are counted at all: a list that grows is one.
pub fn allocations_are_counted() -> bool {
    allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total > 0
}
