//! The laws of the contract, over random games with every set-up: see `table_test::Walker`.

use red_outpost::{RedOutpost, Setup, Values, audit, census};
use table_test::{Laws, Walker};

/// The laws of the contract and the accounting, at 1 to 4 seats × blocks × cards × editions × start players ×
/// difficulties. `cargo xtask fuzz red-outpost` plays more of the same.
#[test]
fn every_set_up_keeps_every_law() {
    let mut walker = Walker::<RedOutpost>::new(Laws { census, audit }, 1);
    let mut decisions = 0;
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..20 {
            let played = walker.play(setup.clone()).unwrap_or_else(|violation| panic!("{violation}"));
            decisions += played.decisions;
        }
    }
    assert!(decisions > 100_000, "only {decisions} decisions");
}
