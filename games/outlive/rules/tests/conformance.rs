//! The laws of the contract, over random games with every set-up: see `table_test::Walker`.

use outlive::{Outlive, Placement, Setup, Values};
use table::Game;
use table_test::{Laws, Walker, all_setups, description_holds};

/// At 2, 3 and 4 seats × both ways to place heroes. `cargo xtask fuzz outlive` plays more of the same.
#[test]
fn every_set_up_keeps_every_law() {
    let mut walker = Walker::<Outlive>::new(Laws::default(), 1);
    let mut decisions = 0;
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..40 {
            let played = walker.play(setup.clone()).unwrap_or_else(|violation| panic!("{violation}"));
            decisions += played.decisions;
        }
    }
    assert!(decisions > 40_000, "only {decisions} decisions");
}

/// Whoever knows only the contract finds the same set-ups.
#[test]
fn every_set_up_is_found_by_its_options() {
    assert!(all_setups::<Outlive>().into_iter().eq(Setup::all(Values::built_in())));
}

/// §3.4: how heroes are placed is the only thing to agree on.
#[test]
fn what_is_offered_can_be_agreed() {
    description_holds::<Outlive>();
    let keys = Outlive::offered_options(2).iter().map(|option| option.key).collect::<Vec<_>>();
    assert_eq!(keys, ["placement"]);
    let setup = Outlive::agree(3, &[("placement", "in-turn")], Values::built_in());
    assert_eq!(setup.map(|setup| setup.placement), Ok(Placement::InTurn));
}
