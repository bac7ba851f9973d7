//! The search itself: how thinking is shared among the moves of the first position.

use table::{Game, QuickRng, Rng};

use crate::budget::Budget;
use crate::candidates::Tried;
use crate::guide::Guide;
use crate::information::InformationSet;
use crate::ranking::rank;
use crate::settings::{Priors, Root, Settings, Widening};
use crate::tree::Tree;
use crate::verdict::{Candidate, Verdict};

/// Looks for the best move of the seat that the information set belongs to.
///
/// # Panics
/// If the seat is not due.
pub fn search<G: Game, K: Guide<G>>(
    seen: &InformationSet<G>,
    guide: &K,
    settings: &Settings,
    budget: &mut impl Budget,
    seed: u64,
) -> Verdict<G> {
    let mut rng = QuickRng::new(seed);
    let actions: Vec<_> = match settings.priors {
        Priors::None => shuffled(seen.legal(), &mut rng),
        Priors::AfterState => rank(seen, guide, &mut rng).into_iter().map(|(action, _)| action).collect(),
    };
    assert!(!actions.is_empty(), "only a seat that is due can search");
    let mut tree = Tree::new(guide, settings, seen);
    let tried = actions.into_iter().map(|action| Tried::new(action, tree.grow())).collect();
    let mut search = Search { seen, tree, tried, iterations: 0, seed: u64::from(rng.next_u32()) };
    match settings.root {
        Root::Tree => search.as_in_the_tree(budget),
        Root::Halving { width } => search.by_halving(width, budget),
    }
    search.verdict()
}

struct Search<'a, G: Game, K> {
    seen: &'a InformationSet<G>,
    tree: Tree<'a, G, K>,
    tried: Vec<Tried<G>>,
    iterations: u64,
    seed: u64,
}

impl<G: Game, K: Guide<G>> Search<'_, G, K> {
    /// Optimism in the face of uncertainty, as everywhere in the tree.
    fn as_in_the_tree(&mut self, budget: &mut impl Budget) {
        while budget.spent(self.iterations) < 1.0 {
            let open = match self.tree.settings().widening {
                Widening::All => self.tried.len(),
                Widening::Slow { factor, exponent } => {
                    let open = f64::from(factor) * (self.iterations as f64 + 1.0).powf(f64::from(exponent));
                    (open as usize).clamp(1, self.tried.len())
                }
            };
            let explore = f64::from(self.tree.settings().exploration.explore(self.iterations as f32));
            let bound = |tried: &Tried<G>| {
                if tried.visits == 0 {
                    f64::INFINITY
                } else {
                    tried.mean() + explore / (tried.visits as f64).sqrt()
                }
            };
            let best = (0..open)
                .rev()
                .max_by(|&one, &other| bound(&self.tried[one]).total_cmp(&bound(&self.tried[other])))
                .expect("there is a move");
            self.visit(best, self.iterations);
        }
    }

    /// Rounds of equal shares among fewer and fewer moves, the same shuffles for all in a pass.
    fn by_halving(&mut self, width: usize, budget: &mut impl Budget) {
        let width = width.clamp(1, self.tried.len());
        let rounds = width.next_power_of_two().trailing_zeros().max(1);
        let mut left = width;
        let mut pass = 0;
        for round in 1..=rounds {
            let share = f64::from(round) / f64::from(rounds);
            let mut spent = budget.spent(self.iterations);
            while spent < share {
                for index in 0..left {
                    self.visit(index, pass);
                    spent = budget.spent(self.iterations);
                    if spent >= 1.0 {
                        break;
                    }
                }
                pass += 1;
            }
            self.tried[..left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            left = left.div_ceil(2);
        }
    }

    /// One iteration with this move in the world of this number.
    fn visit(&mut self, index: usize, world: u64) {
        let mut rng = QuickRng::new(mix(self.seed, world));
        let mut state = self.seen.sample(&mut rng);
        let tried = &mut self.tried[index];
        G::apply(&mut state, self.seen.seat(), tried.action, &mut ());
        let outcome = self.tree.visit(tried.after, state, &mut rng);
        let rewards = self.tree.backpropagate(&outcome);
        tried.visits += 1;
        tried.reward += f64::from(rewards[self.seen.seat()]);
        tried.outcomes.add(&outcome);
        self.iterations += 1;
    }

    fn verdict(mut self) -> Verdict<G> {
        // Halving leaves the moves in order of merit; a tree's best move is the one it tried most.
        if self.tree.settings().root == Root::Tree {
            self.tried.sort_by_key(|tried| std::cmp::Reverse(tried.visits));
        }
        let candidate = |tried: Tried<G>| Candidate {
            action: tried.action,
            visits: tried.visits,
            value: tried.mean(),
            outcome: tried.outcomes.mean(tried.visits),
        };
        Verdict { candidates: self.tried.into_iter().map(candidate).collect(), iterations: self.iterations }
    }
}

/// The moves in any order, for there may not be time for all of them.
fn shuffled<A>(mut actions: Vec<A>, rng: &mut impl Rng) -> Vec<A> {
    actions.sort_by_cached_key(|_| rng.next_u32());
    actions
}

/// A stream of its own for each world of a search.
fn mix(seed: u64, world: u64) -> u64 {
    (seed ^ world.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ world
}
