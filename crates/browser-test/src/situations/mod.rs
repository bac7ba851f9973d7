//! Every kind of decision, each with a record that leads to it.
//!
//! They are found by playing at random: a kind that the rules add is found as well.

mod decisions;
mod outlive;
mod red_outpost;

use std::fmt::Debug;

use table::Seat;

use crate::records::{Played, play, until};

pub use decisions::{Decision, decisions};
pub use outlive::outlive;
pub use red_outpost::red_outpost;

/// A decision, and what is to be chosen in it.
pub struct Situation<K> {
    /// What is asked, and what is chosen.
    pub kind: K,
    /// Who chooses.
    pub seat: Seat,
    /// A game until then.
    pub record: String,
    /// The choice, in notation.
    pub action: String,
}

/// Where a kind came up first: in which game, and after how many decisions.
struct Found<K, A> {
    kind: K,
    setup: usize,
    seed: u64,
    decision: usize,
    seat: Seat,
    action: A,
}

/// One situation for each kind that comes up in so many games with each of the set-ups.
fn find<G: Played, K: PartialEq + Debug>(
    setups: &[G::Setup],
    games: u64,
    kind: impl Fn(&G::State, Seat, G::Action) -> K,
) -> Vec<Situation<K>> {
    let mut found: Vec<Found<K, G::Action>> = Vec::new();
    for (setup, seed) in (0..setups.len()).flat_map(|setup| (1..=games).map(move |seed| (setup, seed))) {
        let mut decision = 0;
        play::<G>(&setups[setup], seed, |state, seat, actions| {
            for &action in actions {
                let kind = kind(state, seat, action);
                if found.iter().all(|other| other.kind != kind) {
                    found.push(Found { kind, setup, seed, decision, seat, action });
                }
            }
            decision += 1;
            false
        });
    }
    let situation = |Found { kind, setup, seed, decision, seat, action }: Found<K, G::Action>| Situation {
        kind,
        seat,
        record: until::<G>(&setups[setup], seed, decision),
        action: action.to_string(),
    };
    found.into_iter().map(situation).collect()
}
