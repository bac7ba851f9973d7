//! Playing: acting, taking back, listening, and the record.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use store::TableId;
use texts::Language;
use utoipa::{IntoParams, ToSchema};

use crate::api::Failure;
use crate::http::{Happened, Inputs, SeatNumber, Session, Subscription, events};
use crate::live::Viewpoint;
use crate::request_error::RequestError;
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
#[schema(as = Committed)]
pub(super) struct Acknowledged {
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
        (status = 200, description = "Committed", body = Acknowledged),
        (status = 403, description = "The seat is not yours", body = Failure),
        (status = 409, description = "The table has moved on", body = Failure),
        (status = 422, description = "The rules do not allow it", body = Failure),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn act(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Json(action)): Inputs<Json<Action>>,
) -> Result<Json<Acknowledged>, RequestError> {
    let seat = action.seat.seat()?;
    let seq = server.act(session.known()?, &TableId(id), seat, action.seq, action.action).await?;
    Ok(Json(Acknowledged { seq }))
}

/// Take back the latest action of a seat, unless it has shown somebody something.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/undo",
    params(("id" = String, Path, description = "The table")),
    request_body = Undo,
    security(("guest" = [])),
    responses(
        (status = 200, description = "Committed", body = Acknowledged),
        (status = 409, description = "The table has moved on", body = Failure),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn undo(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Json(undo)): Inputs<Json<Undo>>,
) -> Result<Json<Acknowledged>, RequestError> {
    let seq = server.undo(session.known()?, &TableId(id), undo.seat.seat()?, undo.seq).await?;
    Ok(Json(Acknowledged { seq }))
}

/// What a listener knows.
#[derive(Deserialize, IntoParams)]
pub(super) struct EventsQuery {
    /// The lines of the record that are known; without it, all that there are now.
    after: Option<u32>,
    /// With the eyes of which of your seats, if you have several.
    seat: Option<SeatNumber>,
}

/// Hear what happens, as server-sent events: `move` (its id is the number of the line), `chat`, `seats`.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/events",
    params(("id" = String, Path, description = "The table"), EventsQuery),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "A stream", body = Happened, content_type = "text/event-stream"),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn listen(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(known)): Inputs<Query<EventsQuery>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, RequestError> {
    let subscription = Subscription {
        id: TableId(id),
        guest: session.guest.map(|guest| guest.id),
        seat: known.seat.map(SeatNumber::seat).transpose()?,
        language: session.language,
        after: known.after,
    };
    events(server, subscription, &headers).await
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
) -> Result<impl IntoResponse, RequestError> {
    let snapshot = server.live.snapshot(&TableId(id)).await?;
    // A record is the same in every language.
    let viewpoint = Viewpoint { seat: None, language: Language::En };
    let record = snapshot.game.seen(viewpoint).record().ok_or(RequestError::StillRunning)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}
