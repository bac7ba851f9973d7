//! The review of a game: what its positions promised, and which moves were mistakes.
//!
//! Every position is judged by what those knew who were due in it. Judging takes time, so a
//! [`Reviewer`] goes on position by position: a server can let others think in between, and a command
//! can show how far it is.

use std::fmt::Display;

use record::{Entry, EntryOf};
use search::Outcome;
use table::{ActionOf, Game, Seat, SetupOf, StateOf};

use crate::analysis::{Analysis, Cost, analyse, compare, cost, decide};
use crate::guided::Guided;
use crate::limit::Limit;

/// A move is a mistake if it cost at least this part of the chance to win.
pub const MISTAKE_LOSS: f32 = 0.03;

/// The searches of an analysis take a few seeds one after the other, so positions keep this distance.
const SEEDS_OF_A_POSITION: u64 = 64;

/// What a review has found, with moves that are written as `A`.
pub struct Review<A> {
    /// What each position that was judged promised, in order.
    pub curve: Vec<Outcome>,
    /// The mistakes, the costliest first.
    pub mistakes: Vec<Mistake<A>>,
}

/// A move that cost something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake<A> {
    /// The number that it was entered with.
    pub number: u32,
    /// Who made it.
    pub seat: Seat,
    /// What was done.
    pub played: A,
    /// What seems best, and what the other move cost.
    pub cost: Cost<A>,
}

impl<A: Display> Mistake<A> {
    /// The same with its moves as records write them, for those who do not know the game.
    pub fn written(&self) -> Mistake<String> {
        let &Self { number, seat, ref played, cost: Cost { ref best, best_chance, chance, error } } = self;
        let cost = Cost { best: best.to_string(), best_chance, chance, error };
        Mistake { number, seat, played: played.to_string(), cost }
    }
}

/// The seed for the position that is judged after so many others.
pub fn review_seed(position: usize) -> u64 {
    position as u64 * SEEDS_OF_A_POSITION
}

/// A review that is being made. Its inputs must hold, or the rules are asked what they do not answer.
pub struct Reviewer<F: Guided> {
    /// For each position.
    limit: Limit,
    here: Position<F::Game>,
    /// The actions that undo can reach: their numbers, and the positions before them.
    before: Vec<(u32, Position<F::Game>)>,
    curve: Vec<Outcome>,
    suspects: Vec<Suspect<F>>,
    /// Those that were judged again, and still are mistakes.
    confirmed: Vec<Mistake<ActionOf<F>>>,
}

/// A move that seems to be a mistake, and the position before it.
struct Suspect<F: Guided> {
    mistake: Mistake<ActionOf<F>>,
    state: StateOf<F>,
    seed: u64,
}

/// A position that was reached.
struct Position<G: Game> {
    state: G::State,
    /// What it promises, once it is judged.
    analysis: Option<Analysis<G>>,
}

impl<F: Guided> Reviewer<F> {
    /// A review that begins, with a limit for each position. Limited by iterations, it says the same on
    /// every machine.
    pub fn new(setup: &SetupOf<F>, limit: Limit) -> Self {
        let here = Position { state: F::Game::start(setup), analysis: None };
        Self {
            limit,
            here,
            before: Vec::new(),
            curve: Vec::new(),
            suspects: Vec::new(),
            confirmed: Vec::new(),
        }
    }

    /// The position that was reached.
    pub fn state(&self) -> &StateOf<F> {
        &self.here.state
    }

    /// Judges the position that was reached, and adds what it promises to the curve. Where undo led back
    /// to a position, its promise is known already.
    pub fn judge(&mut self) {
        let seed = review_seed(self.curve.len());
        let analysis =
            self.here.analysis.get_or_insert_with(|| analyse::<F>(&self.here.state, self.limit, seed));
        self.curve.push(analysis.outcome);
    }

    /// Goes on with an input, which gets a number for those who read of it. If somebody decided it in a
    /// position that was judged, the answer is what it cost.
    pub fn enter(&mut self, number: u32, entry: EntryOf<F::Game>) -> Option<Cost<ActionOf<F>>> {
        match entry {
            Entry::Commitment(_) | Entry::Seed(_) => None,
            Entry::Chance(chance) => {
                self.go_on(|state| F::Game::resolve(state, chance, &mut ()));
                // Nobody takes back what was before a draw.
                self.before.clear();
                None
            }
            Entry::Action(seat, action) => {
                let cost = self.cost(seat, action);
                if let Some(cost) = cost
                    && cost.lost() >= MISTAKE_LOSS
                {
                    let mistake = Mistake { number, seat, played: action, cost };
                    let (state, seed) = (self.here.state.clone(), self.seed());
                    self.suspects.push(Suspect { mistake, state, seed });
                }
                let before = self.go_on(|state| F::Game::apply(state, seat, action, &mut ()));
                self.before.push((number, before));
                cost
            }
            Entry::Undo(_) => {
                let (undone, before) = self.before.pop()?;
                self.suspects.pop_if(|suspect| suspect.mistake.number == undone);
                self.here = before;
                None
            }
        }
    }

    /// How many moves seem to be mistakes and were not judged again.
    pub fn suspects(&self) -> usize {
        self.suspects.len()
    }

    /// Judges the costliest move again that seems to be a mistake, with more thought than all positions can get: the
    /// best move is looked for anew, as a hint would, and both are tried in the same worlds.
    pub fn confirm(&mut self, limit: Limit) {
        let lost = |suspect: &Suspect<F>| suspect.mistake.cost.lost();
        let places = 0..self.suspects.len();
        let costliest =
            places.max_by(|&one, &other| lost(&self.suspects[one]).total_cmp(&lost(&self.suspects[other])));
        let Some(costliest) = costliest else { return };
        let Suspect { mistake, state, seed } = self.suspects.swap_remove(costliest);
        let (seat, played) = (mistake.seat, mistake.played);
        let best = decide::<F>(&state, seat, limit, seed).verdict.best().action;
        if best == played {
            return;
        }
        let cost = compare::<F>(&state, seat, best, played, limit, seed);
        if cost.lost() >= MISTAKE_LOSS {
            self.confirmed.push(Mistake { cost, ..mistake });
        }
    }

    /// What has been found, with those mistakes alone that were confirmed.
    pub fn finish_confirmed(mut self) -> Review<ActionOf<F>> {
        self.suspects.clear();
        self.finish()
    }

    /// What has been found.
    pub fn finish(self) -> Review<ActionOf<F>> {
        let Self { curve, suspects, confirmed: mut mistakes, .. } = self;
        mistakes.extend(suspects.into_iter().map(|suspect| suspect.mistake));
        mistakes.sort_by(|one, other| other.cost.lost().total_cmp(&one.cost.lost()));
        Review { curve, mistakes }
    }

    fn cost(&self, seat: Seat, action: ActionOf<F>) -> Option<Cost<ActionOf<F>>> {
        let Position { state, analysis } = &self.here;
        let decision = analysis.as_ref()?.decisions.iter().find(|decision| decision.seat == seat)?;
        Some(cost::<F>(state, decision, action, self.limit, self.seed()))
    }

    /// The seed of the position that was judged last.
    fn seed(&self) -> u64 {
        review_seed(self.curve.len() - 1)
    }

    /// Goes to the next position, and gives back the one before.
    fn go_on(&mut self, change: impl FnOnce(&mut StateOf<F>)) -> Position<F::Game> {
        let mut state = self.here.state.clone();
        change(&mut state);
        std::mem::replace(&mut self.here, Position { state, analysis: None })
    }
}
