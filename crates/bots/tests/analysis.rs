//! Positions of random games are analysed.

use bots::{Analysis, Guided, Limit, analyse, cost};
use outlive_face::OutliveFace;
use red_outpost::{RedOutpost, Seating, Setup};
use red_outpost_face::RedOutpostFace;
use table::{Game, QuickRng, Seat, SetupOf, Turn, Word};

const LIMIT: Limit = Limit::Iterations(24);

/// Plays a game at random and hands some of its positions to the test, and the last one.
fn walk<G: Game>(setup: &G::Setup, every: u32, mut look: impl FnMut(&G::State)) {
    let mut step = 0;
    table_test::walk::<G>(setup, &mut QuickRng::new(9), |state| {
        if step % every == 0 || G::turn(state) == Turn::Over {
            look(state);
        }
        step += 1;
    });
}

/// Chances are chances, everybody who is due is asked, and the same seed gives the same answer.
fn check<F: Guided>(setup: &SetupOf<F>, every: u32) {
    walk::<F::Game>(setup, every, |state| {
        let Analysis { outcome, decisions } = analyse::<F>(state, LIMIT, 3);
        let chances: Vec<_> = Seat::first(F::Game::parties(state)).map(|seat| outcome.win[seat]).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0001).contains(chance)), "{chances:?}");
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
        let asked: Vec<_> = decisions.iter().map(|decision| decision.seat).collect();
        let due: Vec<_> = match F::Game::turn(state) {
            Turn::Seats(due) => due.iter().collect(),
            Turn::Nature | Turn::Over => Vec::new(),
        };
        assert_eq!(asked, due);
        assert_eq!(analyse::<F>(state, LIMIT, 3).outcome, outcome);
        for decision in &decisions {
            let candidates = &decision.verdict.candidates;
            let worst = candidates.last().expect("there is a move").action;
            let judged = cost::<F>(state, decision, worst, LIMIT, 3);
            assert!((0.0..=1.0).contains(&judged.lost()), "{judged:?}");
            assert_eq!(judged, cost::<F>(state, decision, worst, LIMIT, 3));
            assert_eq!(cost::<F>(state, decision, candidates[0].action, LIMIT, 3).lost(), 0.0);
        }
    });
}

#[test]
fn chances_add_up_and_can_be_repeated() {
    for &seating in Seating::ALL {
        check::<RedOutpostFace>(&Setup::new(seating), 17);
    }
    for &seating in outlive::Seating::ALL {
        check::<OutliveFace>(&outlive::Setup::new(seating), 61);
    }
}

#[test]
fn a_game_that_is_over_promises_its_result() {
    walk::<RedOutpost>(&Setup::new(Seating::Three), 1_000, |state| {
        if RedOutpost::turn(state) != Turn::Over {
            return;
        }
        let outcome = analyse::<RedOutpostFace>(state, LIMIT, 1).outcome;
        let scores = RedOutpost::scores(state);
        let best = Seat::first(3).map(|seat| scores[seat]).max();
        for seat in Seat::first(3) {
            assert_eq!(outcome.points[seat], f32::from(scores[seat].points));
            assert_eq!(outcome.win[seat] > 0.0, Some(scores[seat]) == best);
        }
        assert!(outcome.win.values().any(|&chance| chance == 1.0), "one has won alone");
    });
}
