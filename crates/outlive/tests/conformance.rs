//! The laws of the contract, over random games with every set-up: see `table_test::Walker`.

use outlive::{Outlive, Setup, Values, audit, census};
use table_test::{Laws, Walker};

/// At 2, 3 and 4 seats × both ways to place heroes. `cargo xtask fuzz outlive` plays more of the same.
#[test]
fn every_set_up_keeps_every_law() {
    let mut walker = Walker::<Outlive>::new(Laws { census, audit }, 1);
    let mut decisions = 0;
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..40 {
            let played = walker.play(setup.clone()).unwrap_or_else(|violation| panic!("{violation}"));
            decisions += played.decisions;
        }
    }
    assert!(decisions > 40_000, "only {decisions} decisions");
}
