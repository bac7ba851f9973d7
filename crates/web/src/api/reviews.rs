//! Reviews of games that are over.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use bots::Mistake;
use serde::Serialize;
use store::TableId;
use utoipa::ToSchema;

use crate::api::Failure;
use crate::face::number;
use crate::http::Inputs;
use crate::live::Progress;
use crate::request_error::RequestError;
use crate::server::Server;

/// A review, or how far it is.
#[derive(Serialize, ToSchema)]
pub(super) struct Reviewed {
    /// The positions that are judged.
    judged: usize,
    /// The positions that there are.
    positions: usize,
    /// What was found, when all are judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<Found>,
}

/// What a review has found.
#[derive(Serialize, ToSchema)]
struct Found {
    /// Every party's chance to win before the first decision and after each, from 0 to 1.
    chances: Vec<Vec<f32>>,
    /// The moves that cost something, the dearest first.
    costliest: Vec<Costly>,
}

/// A move that cost something.
#[derive(Serialize, ToSchema)]
struct Costly {
    /// The line of the record.
    line: u32,
    seat: u8,
    /// What was done, as records write it.
    action: String,
    /// The chance to win with it.
    chance: f32,
    /// What seems best.
    better: String,
    /// The chance to win with that.
    better_chance: f32,
    /// The standard error of the difference.
    error: f32,
}

/// Review a game that is over. Whoever asks first has it made; ask again until it is there.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/review",
    params(("id" = String, Path, description = "The table")),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "The review, or how far it is", body = Reviewed),
        (status = 403, description = "The game is still running", body = Failure),
        (status = 503, description = "Too many games wait for their review", body = Failure),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn review(
    State(server): State<Arc<Server>>,
    Inputs(Path(id)): Inputs<Path<String>>,
) -> Result<Json<Reviewed>, RequestError> {
    Ok(Json(match server.live.review(&TableId(id)).await? {
        Progress::Made { positions, of } => Reviewed { judged: positions, positions: of, found: None },
        Progress::Done(review) => Reviewed {
            judged: review.chances.len(),
            positions: review.chances.len(),
            found: Some(Found {
                chances: review.chances.clone(),
                costliest: review.mistakes.iter().map(costly).collect(),
            }),
        },
    }))
}

fn costly(mistake: &Mistake<String>) -> Costly {
    Costly {
        line: mistake.number,
        seat: number(mistake.seat),
        action: mistake.played.clone(),
        chance: mistake.cost.chance,
        better: mistake.cost.best.clone(),
        better_chance: mistake.cost.best_chance,
        error: mistake.cost.error.unwrap_or_default(),
    }
}
