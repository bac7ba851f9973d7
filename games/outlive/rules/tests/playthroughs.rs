//! Whole games, written down line by line: one for each number of seats and way to place heroes. A
//! change of the rules' course shows here; `cargo xtask playthroughs` writes them anew.

use std::path::Path;

use outlive::{Outlive, Setup, Values, facts};
use table_test::{compare, transcript};

#[test]
fn playthroughs_are_as_stored() {
    for (seed, setup) in (1..).zip(Setup::all(Values::built_in())) {
        let name = format!("tests/playthroughs/{}-{}.txt", setup.seating, setup.placement);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        compare(&path, &transcript::<Outlive>(&setup, seed, facts));
    }
}
