//! Bots decide by what their seat knows: in all worlds that it cannot tell apart they do the same.

use bots::{Bot, Guided};
use outlive::Outlive;
use outlive_face::OutliveFace;
use red_outpost::{Cards, RedOutpost, Seating};
use search::{Candidate, InformationSet};
use table::{Game, QuickRng, Seat, StateOf, Turn, Viewer, Word};
use table_test::walk;

const BOTS: [&str; 4] = ["hard@60", "hard-priors@60", "greedy", "uct@60"];

/// In every position of a random game the knowledge of everybody who is due is the same in another world
/// that he cannot tell from the true one. Gives the position and the seat wherever that world is not the
/// true one.
fn worlds<G: Game>(setup: &G::Setup, seed: u64) -> Vec<(G::State, G::State, Seat)> {
    let mut worlds = QuickRng::new(seed + 1_000);
    let mut differ = Vec::new();
    walk::<G>(setup, &mut QuickRng::new(seed), |state| {
        let Turn::Seats(due) = G::turn(state) else { return };
        for seat in due.iter() {
            let world = G::determinize(state, seat, &mut worlds);
            let (here, there) = (InformationSet::<G>::of(state, seat), InformationSet::<G>::of(&world, seat));
            assert!(here == there, "seat {seat} knows more than it sees of\n{state:?}\nand of\n{world:?}");
            assert_eq!(here.view(), G::view(state, Viewer::Seat(seat)));
            assert_eq!(there.view(), here.view());
            let mut legal = Vec::new();
            G::legal(state, seat, &mut legal);
            assert_eq!(here.legal(), legal);
            let another = here.sample(&mut worlds);
            assert!(InformationSet::<G>::of(&another, seat) == here, "a sample of\n{state:?}");
            if world != *state {
                differ.push((state.clone(), world, seat));
            }
        }
    });
    differ
}

/// Every bot does the same in both worlds.
fn same_decisions<F: Guided>(here: &StateOf<F>, there: &StateOf<F>, seat: Seat) {
    for text in BOTS {
        let bot: Bot = text.parse().expect("a bot");
        for seed in [1, 2] {
            let decide = |state| {
                let thought = bot.think::<F>(&InformationSet::<F::Game>::of(state, seat), seed);
                let judged = |candidate: &Candidate<F::Game>| {
                    (candidate.action, candidate.visits, candidate.value.to_bits(), candidate.outcome)
                };
                let verdict =
                    thought.verdict.map(|verdict| verdict.candidates.iter().map(judged).collect::<Vec<_>>());
                (thought.action, verdict)
            };
            assert_eq!(decide(here), decide(there), "{text} with seed {seed} for seat {seat} in\n{here:?}");
        }
    }
}

#[test]
fn others_secrets_have_no_part_in_decisions_of_outlive() {
    let (mut in_set_up, mut in_play) = (Vec::new(), Vec::new());
    for seed in 0..8 {
        for setup in outlive::Setup::all(outlive::Values::built_in()) {
            let differ = worlds::<Outlive>(&setup, seed);
            let (early, late): (Vec<_>, Vec<_>) =
                differ.into_iter().partition(|(state, ..)| state.round() == 0);
            in_set_up.extend(early);
            in_play.extend(late);
        }
    }
    assert!(in_set_up.len() > 100, "only {} secrets in set-up", in_set_up.len());
    assert!(in_play.len() > 100, "only {} looks at stacks", in_play.len());
    for differ in [in_set_up, in_play] {
        let every = differ.len() / 20;
        for (here, there, seat) in differ.iter().step_by(every) {
            same_decisions::<OutliveFace>(here, there, *seat);
        }
    }
}

#[test]
fn red_outpost_has_no_secrets() {
    for &seating in Seating::ALL {
        let cards = if seating == Seating::Solo { Cards::Without } else { Cards::With };
        let setup = red_outpost::Setup { cards, ..red_outpost::Setup::new(seating) };
        for seed in 0..5 {
            assert!(worlds::<RedOutpost>(&setup, seed).is_empty());
        }
    }
}
