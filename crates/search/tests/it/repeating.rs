//! The same seed gives the same answer.

use search::{InformationSet, Iterations, Settings, search};
use table::Seat;

use crate::paper::{NAIVE, Paper, State, Way, nim};
use crate::ways_to_search;

/// All that a search found, to the last bit.
fn found(state: &State, settings: &Settings, seed: u64) -> Vec<(Way, u64, u64, String)> {
    let seen = InformationSet::<Paper>::of(state, Seat::One);
    let verdict = search(&seen, &NAIVE, settings, &mut Iterations(150), seed);
    assert_eq!(verdict.iterations, 150);
    let candidates = verdict.candidates.iter();
    candidates
        .map(|candidate| {
            let outcome = format!("{:?}", candidate.outcome);
            (candidate.action, candidate.visits, candidate.value.to_bits(), outcome)
        })
        .collect()
}

#[test]
fn the_same_seed_finds_the_same() {
    let state = nim(&[3, 4, 5]);
    for (name, settings) in ways_to_search::all() {
        assert_eq!(found(&state, &settings, 7), found(&state, &settings, 7), "{name}");
    }
}

#[test]
fn another_seed_finds_something_else() {
    let state = nim(&[3, 4, 5]);
    for (name, settings) in ways_to_search::all() {
        // At a glance nothing is left to chance here.
        if settings.playout.horizon != Some(0) {
            assert!(
                (8..12).any(|seed| found(&state, &settings, seed) != found(&state, &settings, 7)),
                "{name}"
            );
        }
    }
}

#[test]
fn visits_add_up_and_values_are_shares() {
    let state = nim(&[3, 4, 5]);
    for (name, settings) in ways_to_search::all() {
        let found = found(&state, &settings, 3);
        assert_eq!(found.len(), 12, "every move is named: {name}");
        assert_eq!(found.iter().map(|&(_, visits, ..)| visits).sum::<u64>(), 150, "{name}");
        for &(way, visits, value, _) in &found {
            let value = f64::from_bits(value);
            assert!((0.0..=1.0).contains(&value) || visits == 0, "{way}: {value}; {name}");
        }
    }
}
