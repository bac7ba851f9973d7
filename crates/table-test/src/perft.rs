//! Counting what can be played, as chess programs do to find errors in move lists.

use std::fmt::Write;
use std::path::Path;

use table::{Game, NotationError, Turn};

use crate::compare;

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

/// Counts anew what a file of scenes has counted, and compares. Each of its lines is a scene, `=>`, and
/// the counts at depth 1, 2, 3 and so on; lines without an arrow are remarks.
///
/// # Panics
/// If a count differs, a scene cannot be read, or there are hardly any.
pub fn compare_perft<G: Game>(path: &Path, scene: fn(&str) -> Result<G::State, NotationError>) {
    let stored = std::fs::read_to_string(path).expect("the scenes are checked in");
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
            _ = write!(counted, " {}", perft::<G>(&state, depth));
        }
        counted.push('\n');
    }
    assert!(counted.matches("=>").count() >= 10, "there are scenes to count");
    compare(path, &counted);
}
