//! How games come out: who wins, who shares, and what a glance promises.

use std::rc::Rc;

use search::Outcome;
use table::{Game, PerSeat, Score, Seat};

use crate::paper::{Belief, Drawing, Paper, Place, State, begun, choice, end};

/// A game that is over with these scores.
fn over(seats: usize, scores: &[(i16, i16)]) -> State {
    let scores: Vec<_> = scores.iter().map(|&(points, tie_break)| Score { points, tie_break }).collect();
    Paper::start(&Drawing { seats, parties: scores.len(), top: Rc::new(Place::End(scores)) })
}

#[track_caller]
fn check(seats: usize, scores: &[(i16, i16)], shares: [f32; 4]) {
    let outcome = Outcome::of_end::<Paper>(&over(seats, scores));
    assert_eq!(outcome.win, PerSeat::new(shares));
    for (seat, &(points, _)) in Seat::first(scores.len()).zip(scores) {
        assert_eq!(outcome.points[seat], f32::from(points));
    }
}

#[test]
fn the_most_points_win() {
    check(2, &[(3, 0), (5, 0)], [0.0, 1.0, 0.0, 0.0]);
    check(4, &[(-3, 9), (-5, 9), (-2, 0), (-4, 9)], [0.0, 0.0, 1.0, 0.0]);
}

#[test]
fn a_tie_break_decides() {
    check(2, &[(5, 2), (5, 1)], [1.0, 0.0, 0.0, 0.0]);
    check(3, &[(5, -1), (4, 9), (5, 0)], [0.0, 0.0, 1.0, 0.0]);
}

#[test]
fn a_tie_is_shared() {
    check(2, &[(5, 1), (5, 1)], [0.5, 0.5, 0.0, 0.0]);
    check(3, &[(5, 1), (4, 1), (5, 1)], [0.5, 0.0, 0.5, 0.0]);
    check(4, &[(0, 0); 4], [0.25; 4]);
}

/// Whoever has no seat can still win.
#[test]
fn an_automaton_is_a_party() {
    check(1, &[(5, 0), (5, 1)], [0.0, 1.0, 0.0, 0.0]);
    check(1, &[(6, 0), (5, 1)], [1.0, 0.0, 0.0, 0.0]);
}

#[test]
fn a_glance_shares_one_win_among_the_parties() {
    const BELIEFS: [Belief; 4] = [
        Belief(|_| PerSeat::all(0.0)),
        Belief(|_| PerSeat::new([-3.0, 1.0, 2.5, 2.0])),
        Belief(|_| PerSeat::new([-900.0, 900.0, 899.0, 5.0])),
        Belief(|_| PerSeat::new([1e-3, 0.0, 0.0, f32::MAX])),
    ];
    for belief in &BELIEFS {
        for players in 2..=4 {
            let state = begun(players, choice(Seat::One, [end([0, 0, 0, 0]), end([1, 1, 1, 1])]));
            let outcome = Outcome::at_a_glance(belief, &state);
            let all = || Seat::first(players);
            assert!((all().map(|seat| outcome.win[seat]).sum::<f32>() - 1.0).abs() < 1e-5, "{outcome:?}");
            assert!(all().all(|seat| (0.0..=1.0).contains(&outcome.win[seat])), "{outcome:?}");
            assert!(Seat::first(4).skip(players).all(|seat| outcome.win[seat] == 0.0), "{outcome:?}");
            for one in all() {
                for other in all().filter(|&other| outcome.points[one] > outcome.points[other]) {
                    assert!(outcome.win[one] >= outcome.win[other], "{one} and {other} of {outcome:?}");
                }
            }
        }
    }
}
