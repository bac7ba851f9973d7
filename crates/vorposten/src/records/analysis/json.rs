//! What `record analyse --json` prints.

use std::fmt::Display;

use bots::{Analysis, Limit, Mistake};
use search::Outcome;
use serde::Serialize;
use table::{Game, Seat};

use super::review::ReviewedGame;
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
pub(super) struct GameAnswer {
    game: &'static str,
    limit: String,
    parties: Vec<String>,
    /// Before the first input and after each.
    curve: Vec<PointAnswer>,
    /// The costliest first.
    costliest: Vec<MistakeAnswer>,
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
struct MistakeAnswer {
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

pub(super) fn game<G: Game>(state: &G::State, limit: Limit, game: &ReviewedGame<G>) -> GameAnswer {
    let count = G::parties(state);
    let start = PointAnswer { at: 0, input: None, by: None, promise: promise(game.start(), count) };
    let points = game.points().map(|(number, input, outcome)| PointAnswer {
        at: number,
        input: Some(input.notation.clone()),
        by: Some(input.seat.map_or_else(|| "nature".to_owned(), |seat| seat.to_string())),
        promise: promise(outcome, count),
    });
    GameAnswer {
        game: G::NAME,
        limit: limit.to_string(),
        parties: parties::<G>(state),
        curve: std::iter::once(start).chain(points).collect(),
        costliest: game.costliest().map(|(costly, _)| mistake(costly)).collect(),
    }
}

fn mistake<A: Display>(mistake: &Mistake<A>) -> MistakeAnswer {
    let Mistake { number, seat, played, cost } = mistake;
    MistakeAnswer {
        at: *number as usize,
        seat: seat.to_string(),
        action: played.to_string(),
        chance: rounded(cost.chance),
        better: cost.best.to_string(),
        better_chance: rounded(cost.best_chance),
        cost: rounded(cost.lost()),
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
