//! The tree: what players announced, and how it went. Selection by UCB, expansion by progressive widening, and
//! backpropagation are here.

use table::{Game, PerSeat, QuickRng, Seat};

use crate::guide::Guide;
use crate::information::InformationSet;
use crate::outcome::Outcome;
use crate::playout::{mover, play_on, settle};
use crate::ranking::worth_after;
use crate::settings::{Priors, Settings, Widening};

/// A place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

/// A position that is reached by a row of announcements. As nature's draws are not in the tree, it
/// stands for many positions, and even different seats may be due in them.
struct Node<A> {
    moves: Vec<Move<A>>,
}

/// A move of a seat and how it went.
struct Move<A> {
    seat: Seat,
    /// Where it stood when it was last looked for in the list of what is legal: mostly it stands there
    /// again, and then it is found without a search.
    listed: u16,
    action: A,
    after: Option<NodeId>,
    visits: u32,
    /// The sum of the seat's rewards.
    reward: f32,
}

impl<A: PartialEq> Move<A> {
    /// Whether it is one of the seat's legal actions.
    fn is_possible(&mut self, seat: Seat, actions: &[A]) -> bool {
        if self.seat != seat {
            return false;
        }
        if actions.get(usize::from(self.listed)) == Some(&self.action) {
            return true;
        }
        let place = actions.iter().position(|action| *action == self.action);
        // Beyond 65,536 the place is wrong and does no harm.
        place.inspect(|&place| self.listed = place as u16).is_some()
    }
}

/// How many moves a position is widened by at once: ranking them costs more than keeping them.
const BATCH: usize = 4;

/// A growing tree.
pub(crate) struct Tree<'a, G: Game, K> {
    nodes: Vec<Node<G::Action>>,
    guide: &'a K,
    settings: &'a Settings,
    searcher: Seat,
    parties: usize,
    actions: Vec<G::Action>,
    /// The moves of a place that are possible in the world of the visit.
    possible: Vec<usize>,
    path: Vec<(NodeId, usize)>,
}

impl<'a, G: Game, K: Guide<G>> Tree<'a, G, K> {
    pub(crate) fn new(guide: &'a K, settings: &'a Settings, seen: &InformationSet<G>) -> Self {
        Self {
            nodes: Vec::new(),
            guide,
            settings,
            searcher: seen.seat(),
            parties: seen.parties(),
            actions: Vec::new(),
            possible: Vec::new(),
            path: Vec::new(),
        }
    }

    /// A new place in the tree, unless it is full.
    pub(crate) fn grow(&mut self) -> Option<NodeId> {
        if self.nodes.len() >= self.settings.most_nodes {
            return None;
        }
        self.nodes.push(Node { moves: Vec::new() });
        Some(NodeId(self.nodes.len() as u32 - 1))
    }

    /// One iteration from a place in the tree and a world that is there: down the tree, one step
    /// beyond it, a playout, and back.
    pub(crate) fn visit(&mut self, from: Option<NodeId>, mut world: G::State, rng: &mut QuickRng) -> Outcome {
        self.path.clear();
        let mut here = from;
        let mut is_new = false;
        while let Some(node) = here {
            let Some(due) = settle::<G>(&mut world, rng) else { break };
            let seat = mover(due, self.searcher);
            G::legal(&world, seat, &mut self.actions);
            if let &[forced] = self.actions.as_slice() {
                G::apply(&mut world, seat, forced, &mut ());
                continue;
            }
            if is_new {
                break;
            }
            let chosen = self.choose(node, &world, seat);
            let step = &self.nodes[node.0 as usize].moves[chosen];
            G::apply(&mut world, seat, step.action, &mut ());
            self.path.push((node, chosen));
            here = match step.after {
                Some(after) => Some(after),
                None => {
                    is_new = true;
                    let after = self.grow();
                    self.nodes[node.0 as usize].moves[chosen].after = after;
                    after
                }
            };
        }
        play_on(world, self.searcher, self.guide, self.settings.playout, &mut self.actions, rng)
    }

    /// Tells all moves of the last visit how it came out, and what that is worth to everybody.
    pub(crate) fn backpropagate(&mut self, outcome: &Outcome) -> PerSeat<f32> {
        let rewards =
            outcome.rewards(self.parties, self.settings.reward, self.guide.comfortable(self.parties));
        for &(node, index) in &self.path {
            let step = &mut self.nodes[node.0 as usize].moves[index];
            step.visits += 1;
            step.reward += rewards[step.seat];
        }
        rewards
    }

    pub(crate) fn settings(&self) -> &Settings {
        self.settings
    }

    /// The place of the move that is looked at next, among those that are possible in this world.
    fn choose(&mut self, node: NodeId, world: &G::State, seat: Seat) -> usize {
        loop {
            let moves = &mut self.nodes[node.0 as usize].moves;
            let mut visits = 0;
            self.possible.clear();
            for (index, step) in moves.iter_mut().enumerate() {
                if step.is_possible(seat, &self.actions) {
                    visits += step.visits;
                    self.possible.push(index);
                }
            }
            let open = self.open(visits).min(self.actions.len());
            if self.possible.len() < open {
                self.widen(node, world, seat);
                continue;
            }
            let explore = self.settings.exploration.explore(visits as f32);
            let bound = |step: &Move<G::Action>| {
                if step.visits == 0 {
                    return f32::INFINITY;
                }
                let visits = step.visits as f32;
                step.reward / visits + explore / visits.sqrt()
            };
            let mut best = None;
            for &index in &self.possible[..open] {
                let bound = bound(&self.nodes[node.0 as usize].moves[index]);
                if best.is_none_or(|(_, most)| bound > most) {
                    best = Some((index, bound));
                }
            }
            return best.expect("a position in the tree has a move").0;
        }
    }

    /// How many moves are looked at after so many visits.
    fn open(&self, visits: u32) -> usize {
        match self.settings.widening {
            Widening::All => usize::MAX,
            Widening::Slow { factor, exponent } => {
                ((factor * ((visits + 1) as f32).powf(exponent)) as usize).max(1)
            }
        }
    }

    /// Adds some of the possible moves that are not there yet, the best first.
    fn widen(&mut self, node: NodeId, world: &G::State, seat: Seat) {
        let moves = &mut self.nodes[node.0 as usize].moves;
        let is_new =
            |action: &G::Action| !moves.iter().any(|step| step.seat == seat && step.action == *action);
        let fresh = self.actions.iter().copied().filter(is_new);
        let step = |action| Move { seat, listed: 0, action, after: None, visits: 0, reward: 0.0 };
        match self.settings.priors {
            Priors::None => {
                let fresh: Vec<_> = fresh.map(step).collect();
                moves.extend(fresh);
            }
            Priors::AfterState => {
                let mut ranked: Vec<_> =
                    fresh.map(|action| (action, worth_after(world, seat, action, self.guide))).collect();
                ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
                let count = match self.settings.widening {
                    Widening::All => ranked.len(),
                    Widening::Slow { .. } => BATCH,
                };
                moves.extend(ranked.into_iter().take(count).map(|(action, _)| step(action)));
            }
        }
    }
}
