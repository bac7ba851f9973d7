//! A search ends when its budget is spent, and names a move whenever that is.

use search::{Budget, InformationSet, Iterations, Verdict, search};
use table::Seat;

use crate::paper::{NAIVE, Paper, nim, nim_moves};
use crate::ways_to_search;

const HEAPS: [u8; 3] = [2, 3, 4];

/// Searches in every way and checks that the moves are the legal ones, each once.
fn check<B: Budget>(budget: impl Fn() -> B, check: impl Fn(&Verdict<Paper>, &str)) {
    let seen = InformationSet::<Paper>::of(&nim(&HEAPS), Seat::One);
    for (name, settings) in ways_to_search::all() {
        let verdict = search(&seen, &NAIVE, &settings, &mut budget(), 5);
        let mut named: Vec<_> = verdict.candidates.iter().map(|candidate| candidate.action.0).collect();
        named.sort_unstable();
        assert_eq!(named, (0..nim_moves(&HEAPS).len() as u8).collect::<Vec<_>>(), "{name}");
        assert_eq!(verdict.best().action, verdict.candidates[0].action);
        check(&verdict, &name);
    }
}

#[test]
fn exactly_as_many_iterations_as_allowed() {
    for count in [0, 1, 2, 3, 8, 9, 10, 47, 100] {
        check(
            || Iterations(count),
            |verdict, name| {
                assert_eq!(verdict.iterations, count, "{name}");
                let visits: u64 = verdict.candidates.iter().map(|candidate| candidate.visits).sum();
                assert_eq!(visits, count, "{name}");
                assert!(verdict.best().visits > 0 || count == 0, "the best move was tried: {name}");
            },
        );
    }
}

/// Someone stops the search, who knows nothing of how much is spent.
#[test]
fn a_move_whenever_the_search_is_stopped() {
    for moment in 0..=50 {
        check(
            || move |iterations: u64| if iterations < moment { 0.0 } else { 1.0 },
            |verdict, name| assert_eq!(verdict.iterations, moment, "{name}"),
        );
    }
}

/// Time runs in leaps: what is left of it is used, and no more.
#[test]
fn a_budget_that_leaps() {
    for leap in [0.3, 0.7, 1.5, f64::INFINITY] {
        check(
            || move |iterations: u64| if iterations == 0 { 0.0 } else { iterations as f64 * leap },
            |verdict, name| {
                let most = (1.0 / leap).ceil().max(1.0) as u64;
                assert_eq!(verdict.iterations, most, "{name}");
            },
        );
    }
}

/// Before every iteration it is asked, with the number of those that are done.
#[test]
fn the_budget_is_asked_before_every_iteration() {
    use std::cell::RefCell;
    let asked = RefCell::new(Vec::new());
    check(
        || {
            asked.borrow_mut().clear();
            |iterations: u64| {
                asked.borrow_mut().push(iterations);
                iterations as f64 / 20.0
            }
        },
        |_, name| {
            let mut asked = asked.borrow().clone();
            asked.dedup();
            assert_eq!(asked, (0..=20).collect::<Vec<_>>(), "{name}");
        },
    );
}
