//! What `record analyse --json` prints.

use bots::{Analysis, Limit};
use search::Outcome;
use serde::Serialize;
use table::{Game, Seat};

use super::course::Course;
use crate::records::party;

/// A position.
#[derive(Serialize)]
pub(super) struct PositionAnswer {
    game: &'static str,
    at: usize,
    limit: String,
    parties: Vec<String>,
    #[serde(flatten)]
    promise: Promise,
    decisions: Vec<DecisionAnswer>,
}

/// What the parties can expect, in their order.
#[derive(Serialize)]
struct Promise {
    /// From 0 to 1; they add up to 1.
    chances: Vec<f64>,
    points: Vec<f64>,
}

#[derive(Serialize)]
struct DecisionAnswer {
    seat: String,
    games: u64,
    /// The best first.
    moves: Vec<MoveAnswer>,
}

/// A move with what the seat can expect of it.
#[derive(Serialize)]
struct MoveAnswer {
    action: String,
    chance: f64,
    points: f64,
    value: f64,
    visits: u64,
}

/// A whole game.
#[derive(Serialize)]
pub(super) struct CourseAnswer {
    game: &'static str,
    limit: String,
    parties: Vec<String>,
    /// Before the first input and after each.
    curve: Vec<PointAnswer>,
    /// The dearest first.
    costliest: Vec<CostAnswer>,
}

#[derive(Serialize)]
struct PointAnswer {
    /// After how many inputs.
    at: usize,
    /// The latest input, as the record has it.
    input: Option<String>,
    /// Whose it was: a seat or "nature".
    by: Option<String>,
    #[serde(flatten)]
    promise: Promise,
}

#[derive(Serialize)]
struct CostAnswer {
    /// Which input it was, counted from 1.
    at: usize,
    seat: String,
    action: String,
    chance: f64,
    better: String,
    better_chance: f64,
    cost: f64,
}

pub(super) fn position<G: Game>(
    state: &G::State,
    at: usize,
    limit: Limit,
    analysis: &Analysis<G>,
) -> PositionAnswer {
    let decisions = analysis.decisions.iter().map(|decision| {
        let tried = decision.verdict.candidates.iter().filter(|candidate| candidate.visits > 0);
        let moves = tried.map(|candidate| MoveAnswer {
            action: candidate.action.to_string(),
            chance: rounded(candidate.outcome.win[decision.seat]),
            points: rounded(candidate.outcome.points[decision.seat]),
            value: rounded(candidate.value as f32),
            visits: candidate.visits,
        });
        DecisionAnswer {
            seat: decision.seat.to_string(),
            games: decision.verdict.iterations,
            moves: moves.collect(),
        }
    });
    PositionAnswer {
        game: G::NAME,
        at,
        limit: limit.to_string(),
        parties: parties::<G>(state),
        promise: promise(&analysis.outcome, G::parties(state)),
        decisions: decisions.collect(),
    }
}

pub(super) fn course<G: Game>(state: &G::State, limit: Limit, course: &Course) -> CourseAnswer {
    let count = G::parties(state);
    let start = PointAnswer { at: 0, input: None, by: None, promise: promise(&course.start, count) };
    let points = course.inputs.iter().enumerate().map(|(index, input)| PointAnswer {
        at: index + 1,
        input: Some(input.notation.clone()),
        by: Some(input.seat.map_or_else(|| "nature".to_owned(), |seat| seat.to_string())),
        promise: promise(&input.outcome, count),
    });
    let costliest = course.dearest().into_iter().filter_map(|(index, loss)| {
        let input = &course.inputs[index];
        Some(CostAnswer {
            at: index + 1,
            seat: input.seat?.to_string(),
            action: input.notation.clone(),
            chance: rounded(loss.chance),
            better: loss.better.clone(),
            better_chance: rounded(loss.best_chance),
            cost: rounded(loss.lost),
        })
    });
    CourseAnswer {
        game: G::NAME,
        limit: limit.to_string(),
        parties: parties::<G>(state),
        curve: std::iter::once(start).chain(points).collect(),
        costliest: costliest.collect(),
    }
}

fn parties<G: Game>(state: &G::State) -> Vec<String> {
    Seat::first(G::parties(state)).map(|seat| party::<G>(state, seat)).collect()
}

fn promise(outcome: &Outcome, parties: usize) -> Promise {
    Promise {
        chances: Seat::first(parties).map(|seat| rounded(outcome.win[seat])).collect(),
        points: Seat::first(parties).map(|seat| rounded(outcome.points[seat])).collect(),
    }
}

/// More places would promise too much.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}
