//! What a position promises to everybody, and what a move cost.
//!
//! Everybody who is due is asked, and answers by a search of what the own seat knows: what nobody due
//! can know has no part in it. The answers are estimates; they come closer to the truth the longer the
//! searches last.

use search::{InformationSet, Iterations, Outcome, Verdict};
use table::{ActionOf, Game, PerSeat, QuickRng, Seat, StateOf, Turn};

use crate::clock::Clock;
use crate::guided::Guided;
use crate::limit::Limit;

/// How many worlds stand for all that nature could draw.
const WORLDS: usize = 4;

/// A move that seems to cost at least this part of the chance to win is looked at again: in a search
/// that looks for the best move, the others are tried too little to be sure.
const SUSPICIOUS: f32 = 0.03;

/// What a position promises.
pub struct Analysis<G: Game> {
    /// Every party's chance to win, which add up to 1, and the points that it can expect. Where several
    /// are due it is the mean of what they think.
    pub outcome: Outcome,
    /// What those think who are due; nobody is where nature draws or the game is over.
    pub decisions: Vec<Decision<G>>,
}

/// What somebody who is due thinks of the position.
pub struct Decision<G: Game> {
    /// Who.
    pub seat: Seat,
    /// The moves, and what comes of them.
    pub verdict: Verdict<G>,
}

/// What a move cost the one who made it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost<A> {
    /// The move that seems best.
    pub best: A,
    /// The chance to win with the best move.
    pub best_chance: f32,
    /// The chance to win with the move that was made.
    pub chance: f32,
    /// How far the difference may be off, as its standard error over the worlds in which both were tried;
    /// nothing if they were not.
    pub error: Option<f32>,
}

impl<A> Cost<A> {
    /// How much of the chance to win was given away; 0 for the best move and for those as good.
    pub fn lost(&self) -> f32 {
        (self.best_chance - self.chance).max(0.0)
    }
}

/// Says what a position promises. The limit is that of the whole analysis; limited by iterations, the
/// same seed gives the same answer.
///
/// A game that is over promises its result. Where nature is due, some of its draws are made, and the
/// positions after them are judged; their mean is the answer.
pub fn analyse<F: Guided>(state: &StateOf<F>, limit: Limit, seed: u64) -> Analysis<F::Game> {
    match F::Game::turn(state) {
        Turn::Over => Analysis { outcome: Outcome::of_end::<F::Game>(state), decisions: Vec::new() },
        Turn::Nature => {
            let outcome = mean(in_worlds::<F>(limit, seed, |_| state.clone()).into_iter());
            Analysis { outcome, decisions: Vec::new() }
        }
        Turn::Seats(due) => {
            let part = part(limit, due.len() as u64);
            let decisions: Vec<_> = due.iter().map(|seat| decide::<F>(state, seat, part, seed)).collect();
            let outcomes = decisions.iter().map(|decision| decision.verdict.best().outcome);
            Analysis { outcome: mean(outcomes), decisions }
        }
    }
}

/// Says what a move cost that the seat of the decision made in its position.
///
/// The search knows already what most moves are worth. A move that it never tried, or that seems
/// costly, is held against the best one in the positions after both, within the limit for each.
pub fn cost<F: Guided>(
    state: &StateOf<F>,
    decision: &Decision<F::Game>,
    action: ActionOf<F>,
    limit: Limit,
    seed: u64,
) -> Cost<ActionOf<F>> {
    let seat = decision.seat;
    let best = decision.verdict.best();
    let found = Cost { best: best.action, best_chance: best.outcome.win[seat], chance: 0.0, error: None };
    let tried = decision.verdict.candidates.iter().filter(|candidate| candidate.visits > 0);
    if let Some(played) = tried.into_iter().find(|candidate| candidate.action == action) {
        let found = Cost { chance: played.outcome.win[seat], ..found };
        if found.lost() < SUSPICIOUS {
            return found;
        }
    }
    compare::<F>(state, seat, best.action, action, limit, seed)
}

/// Holds a move of a seat against the one that seems best, in the positions after both. The limit is for each,
/// and both are tried in the same worlds.
pub(crate) fn compare<F: Guided>(
    state: &StateOf<F>,
    seat: Seat,
    best: ActionOf<F>,
    played: ActionOf<F>,
    limit: Limit,
    seed: u64,
) -> Cost<ActionOf<F>> {
    let seen = InformationSet::<F::Game>::of(state, seat);
    let after = |action| {
        let outcomes = in_worlds::<F>(limit, seed, |rng| {
            let mut world = seen.sample(rng);
            F::Game::apply(&mut world, seat, action, &mut ());
            world
        });
        outcomes.map(|outcome| outcome.win[seat])
    };
    let (with_best, with_played) = (after(best), after(played));
    let error = standard_error(std::array::from_fn(|world| with_best[world] - with_played[world]));
    let mean = |chances: [f32; WORLDS]| chances.iter().sum::<f32>() / WORLDS as f32;
    Cost { best, best_chance: mean(with_best), chance: mean(with_played), error: Some(error) }
}

/// The standard error of the mean of these.
fn standard_error(values: [f32; WORLDS]) -> f32 {
    let count = WORLDS as f32;
    let mean = values.iter().sum::<f32>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / (count - 1.0);
    (variance / count).sqrt()
}

pub(crate) fn decide<F: Guided>(
    state: &StateOf<F>,
    seat: Seat,
    limit: Limit,
    seed: u64,
) -> Decision<F::Game> {
    let seen = InformationSet::<F::Game>::of(state, seat);
    let verdict = match limit {
        Limit::Iterations(count) => {
            search::search(&seen, &F::GUIDE, &F::SETTINGS, &mut Iterations(count), seed)
        }
        Limit::Time(time) => search::search(&seen, &F::GUIDE, &F::SETTINGS, &mut Clock::new(time), seed),
    };
    Decision { seat, verdict }
}

/// What some worlds promise, in each of which nature has drawn.
fn in_worlds<F: Guided>(
    limit: Limit,
    seed: u64,
    draw: impl Fn(&mut QuickRng) -> StateOf<F>,
) -> [Outcome; WORLDS] {
    let part = part(limit, WORLDS as u64);
    std::array::from_fn(|world| {
        let seed = seed + world as u64;
        let mut rng = QuickRng::new(seed);
        let mut world = draw(&mut rng);
        while F::Game::turn(&world) == Turn::Nature {
            let chance = F::Game::sample(&world, &mut rng);
            F::Game::resolve(&mut world, chance, &mut ());
        }
        analyse::<F>(&world, part, seed).outcome
    })
}

/// One of so many equal parts, and never nothing.
fn part(limit: Limit, parts: u64) -> Limit {
    match limit {
        Limit::Iterations(count) => Limit::Iterations((count / parts).max(1)),
        Limit::Time(time) => Limit::Time(time / parts as u32),
    }
}

fn mean(outcomes: impl Iterator<Item = Outcome>) -> Outcome {
    let mut sum = Outcome { win: PerSeat::all(0.0), points: PerSeat::all(0.0) };
    let mut count = 0.0;
    for outcome in outcomes {
        sum.win = PerSeat::from_fn(|seat| sum.win[seat] + outcome.win[seat]);
        sum.points = PerSeat::from_fn(|seat| sum.points[seat] + outcome.points[seat]);
        count += 1.0;
    }
    Outcome {
        win: PerSeat::from_fn(|seat| sum.win[seat] / count),
        points: PerSeat::from_fn(|seat| sum.points[seat] / count),
    }
}
