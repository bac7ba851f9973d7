//! Playing: acting, taking back, listening, and the record.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use store::TableId;
use utoipa::{IntoParams, ToSchema};

use crate::api::Failure;
use crate::http::{Happened, Inputs, Line, SeatNumber, Visitor, events};
use crate::problem::Problem;
use crate::server::Server;

/// What a seat does.
#[derive(Deserialize, ToSchema)]
pub(super) struct Action {
    seat: SeatNumber,
    /// How long you think the record is; if it is not, the answer is 409.
    seq: u32,
    /// As records write it, without the seat.
    action: String,
}

/// What a seat takes back.
#[derive(Deserialize, ToSchema)]
pub(super) struct Undo {
    seat: SeatNumber,
    /// How long you think the record is; if it is not, the answer is 409.
    seq: u32,
}

/// It is committed.
#[derive(Serialize, ToSchema)]
pub(super) struct Committed {
    /// How long the record is now.
    seq: u32,
}

/// Act for a seat.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/actions",
    params(("id" = String, Path, description = "The table")),
    request_body = Action,
    security(("guest" = [])),
    responses(
        (status = 200, description = "Committed", body = Committed),
        (status = 403, description = "The seat is not yours", body = Failure),
        (status = 409, description = "The table has moved on", body = Failure),
        (status = 422, description = "The rules do not allow it", body = Failure),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn act(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Json(action)): Inputs<Json<Action>>,
) -> Result<Json<Committed>, Problem> {
    let seat = action.seat.seat()?;
    let seq = server.act(visitor.known()?, &TableId(id), seat, action.seq, action.action).await?;
    Ok(Json(Committed { seq }))
}

/// Take back the latest action of a seat.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/undo",
    params(("id" = String, Path, description = "The table")),
    request_body = Undo,
    security(("guest" = [])),
    responses(
        (status = 200, description = "Committed", body = Committed),
        (status = 409, description = "The table has moved on", body = Failure),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn undo(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Json(undo)): Inputs<Json<Undo>>,
) -> Result<Json<Committed>, Problem> {
    let seq = server.undo(visitor.known()?, &TableId(id), undo.seat.seat()?, undo.seq).await?;
    Ok(Json(Committed { seq }))
}

/// What a listener knows.
#[derive(Deserialize, IntoParams)]
pub(super) struct Known {
    /// The lines of the record that are known; without it, all that there are now.
    after: Option<u32>,
    /// With the eyes of which of your seats, if you have several.
    seat: Option<SeatNumber>,
}

/// Hear what happens, as server-sent events: `move` (its id is the number of the line), `chat`, `seats`.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/events",
    params(("id" = String, Path, description = "The table"), Known),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "A stream", body = Happened, content_type = "text/event-stream"),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn listen(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(known)): Inputs<Query<Known>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let line = Line {
        id: TableId(id),
        guest: visitor.guest.map(|guest| guest.id),
        seat: known.seat.map(SeatNumber::seat).transpose()?,
        language: visitor.language,
        after: known.after,
    };
    events(server, line, &headers).await
}

/// The record of a finished game, with the seed of its dice.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/record",
    params(("id" = String, Path, description = "The table")),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = 403, description = "The game is still running", body = Failure),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(crate) async fn record(
    State(server): State<Arc<Server>>,
    Inputs(Path(id)): Inputs<Path<String>>,
) -> Result<impl IntoResponse, Problem> {
    let room = server.hall.room(&TableId(id)).await?;
    if !room.playing.is_over() {
        return Err(Problem::StillRunning);
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], room.playing.record()))
}
