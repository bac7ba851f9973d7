//! A tree that may not grow further stays as it is, and the search goes on.

use search::{InformationSet, Iterations, Settings, search};
use table::Seat;

use crate::paper::{NAIVE, Paper, Way, nim, nim_moves};
use crate::ways_to_search;

/// The most bytes that are in use at once while so many iterations are done.
fn bytes(heaps: &[u8], most_nodes: usize, iterations: u64) -> u64 {
    let seen = InformationSet::<Paper>::of(&nim(heaps), Seat::One);
    let settings = Settings { most_nodes, ..Settings::PLAIN };
    let measured = allocation_counter::measure(|| {
        let verdict = search(&seen, &NAIVE, &settings, &mut Iterations(iterations), 1);
        assert_eq!(verdict.iterations, iterations);
    });
    measured.bytes_max
}

#[test]
fn a_full_tree_does_not_grow() {
    const HEAPS: [u8; 3] = [6, 7, 6];
    let moves = nim_moves(&HEAPS).len() as u64;
    for most_nodes in [4, 100, 1_000] {
        let used = bytes(&HEAPS, most_nodes, 20_000);
        // A place of the tree holds at most all moves.
        let most = most_nodes as u64 * (32 + moves * 24) + 20_000;
        assert!(used <= most, "{used} bytes for {most_nodes} places");
    }
    let (bound, free) = (bytes(&HEAPS, 1_000, 20_000), bytes(&HEAPS, Settings::MOST_NODES, 20_000));
    assert!(free > 4 * bound, "{free} bytes with a bound out of sight, {bound} with a near one");
}

/// From two heaps of one stone everything is forced, so that no tree is needed to see who wins.
#[test]
fn a_tiny_tree_still_finds_the_way_to_win() {
    let seen = InformationSet::<Paper>::of(&nim(&[2, 1]), Seat::One);
    for (name, settings) in ways_to_search::thorough() {
        for most_nodes in [0, 1, 4] {
            let settings = Settings { most_nodes, ..settings };
            let verdict = search(&seen, &NAIVE, &settings, &mut Iterations(400), 1);
            assert_eq!((verdict.iterations, verdict.candidates.len()), (400, 3), "{name}");
            if settings.playout.horizon.is_none() {
                assert_eq!(verdict.best().action, Way(1), "{name}");
            }
        }
    }
}
