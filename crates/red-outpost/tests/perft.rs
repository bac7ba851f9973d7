//! Perft: how many sequences of inputs there are from fixed scenes. `tests/perft/scenes.txt` holds
//! scenes and counts; `cargo xtask playthroughs` writes it anew.

use std::fmt::Write;
use std::path::Path;

use red_outpost::{RedOutpost, scene};
use table_test::{compare, perft};

/// Each line: a scene, `=>`, and the counts at depth 1, 2, 3.
#[test]
fn the_counts_are_as_stored() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft/scenes.txt");
    let stored = std::fs::read_to_string(&path).expect("the scenes are checked in");
    let mut counted = String::new();
    for line in stored.lines() {
        let Some((text, counts)) = line.split_once(" =>") else {
            _ = writeln!(counted, "{line}");
            continue;
        };
        let state = scene(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let depth = counts.split_whitespace().count().max(3) as u32;
        _ = write!(counted, "{text} =>");
        for depth in 1..=depth {
            _ = write!(counted, " {}", perft::<RedOutpost>(&state, depth));
        }
        counted.push('\n');
    }
    assert!(counted.matches("=>").count() >= 10, "there are scenes to count");
    compare(&path, &counted);
}
