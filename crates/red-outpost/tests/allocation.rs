//! A search applies actions all the time: `apply` and `resolve` never touch the allocator.

use red_outpost::{RedOutpost, Setup, Values};
use table::{Game, QuickRng, Rng, Turn};

#[test]
fn apply_and_resolve_do_not_allocate() {
    let mut rng = QuickRng::new(7);
    let mut actions = Vec::with_capacity(256);
    let mut steps = 0;
    for setup in Setup::all(Values::built_in()) {
        let mut state = RedOutpost::start(&setup);
        loop {
            let counted = match RedOutpost::turn(&state) {
                Turn::Over => break,
                Turn::Nature => allocation_counter::measure(|| {
                    let chance = RedOutpost::sample(&state, &mut rng);
                    RedOutpost::resolve(&mut state, chance, &mut ());
                }),
                Turn::Seats(due) => {
                    let seat = due.iter().next().expect("somebody is due");
                    RedOutpost::legal(&state, seat, &mut actions);
                    let action = rng.choose(&actions);
                    allocation_counter::measure(|| RedOutpost::apply(&mut state, seat, action, &mut ()))
                }
            };
            assert_eq!(counted.count_total, 0, "in {state:?}");
            steps += 1;
        }
    }
    assert!(steps > 5_000, "only {steps} steps");
}

/// The check above can fail: listing into an empty list does allocate.
#[test]
fn the_counter_counts() {
    let state =
        RedOutpost::start(&Setup { start: red_outpost::Start::One, ..Setup::new(red_outpost::Seating::Two) });
    let counted =
        allocation_counter::measure(|| RedOutpost::legal(&state, table::Seat::One, &mut Vec::new()));
    assert!(counted.count_total > 0);
}

/// A position is small enough to be copied all the time.
#[test]
fn a_position_is_small() {
    assert!(size_of::<red_outpost::State>() <= 512);
}
