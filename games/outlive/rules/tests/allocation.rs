//! A search applies actions all the time: `apply` and `resolve` never touch the allocator, and a
//! position is small enough to be copied.

use outlive::{Outlive, Setup, State, Values};
use table::QuickRng;
use table_test::{allocations_are_counted, count_allocations};

#[test]
fn apply_and_resolve_do_not_allocate() {
    assert!(allocations_are_counted());
    let mut rng = QuickRng::new(7);
    let mut total = 0;
    for setup in Setup::all(Values::built_in()) {
        let (steps, allocations) = count_allocations::<Outlive>(&setup, &mut rng);
        assert_eq!(allocations, 0, "in {steps} steps of {setup:?}");
        total += steps;
    }
    assert!(total > 1_000, "only {total} steps");
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 2048);
}
