//! Perft: how many sequences of inputs there are from fixed scenes. `tests/perft/scenes.txt` holds
//! scenes and counts; `cargo xtask playthroughs` writes it anew.

use std::path::Path;

use outlive::{Outlive, scene};

#[test]
fn the_counts_are_as_stored() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/scenes.txt");
    table_test::compare_perft::<Outlive>(&path, scene);
}
