//! Setting tables up: new ones, and records that somebody brings.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use serde::{Deserialize, Serialize};
use store::{Guest, Occupant, TableId};
use utoipa::ToSchema;

use crate::api::Failure;
use crate::api::seats::{Kind, Seat, seats};
use crate::http::{Inputs, Session};
use crate::live::{Viewpoint, Wanted};
use crate::request_error::RequestError;
use crate::server::Server;
use crate::table_service::level_named;

/// A table that you want.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewTable {
    /// The name of a game.
    game: String,
    /// Who sits where, in the order of the seats.
    #[schema(min_items = 1, max_items = 4)]
    seats: Vec<NewSeat>,
    /// What is agreed, as records write it; what is left out is as usual.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Whether everybody can find it.
    #[serde(default)]
    public: bool,
}

/// Who is to sit on a seat.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewSeat {
    kind: Kind,
    /// The level of a bot: `random`, `greedy`, `easy`, `medium` or `hard`.
    level: Option<String>,
}

/// A table that was set up.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    id: String,
    url: String,
    /// What nature's dice are bound to: SHA-256 of the seed, which the finished record reveals.
    commitment: Option<String>,
    seats: Vec<Seat>,
}

/// Set a table up.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    request_body = NewTable,
    security(("guest" = [])),
    responses(
        (status = 201, description = "The table", body = Opened),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn open(
    State(server): State<Arc<Server>>,
    session: Session,
    headers: HeaderMap,
    Inputs(Json(table)): Inputs<Json<NewTable>>,
) -> Result<(StatusCode, Json<Opened>), RequestError> {
    let guest = session.known()?;
    let occupant = |seat: NewSeat| match (seat.kind, seat.level) {
        (Kind::Me | Kind::Local, None) => Ok(Occupant::Guest(guest.id)),
        (Kind::Open, None) => Ok(Occupant::Open),
        (Kind::Bot, Some(level)) => level_named(&level).map(Occupant::Bot),
        (Kind::Bot, None) => Err(RequestError::BadLevel),
        (Kind::Me | Kind::Local | Kind::Open | Kind::Guest, _) => Err(RequestError::BadSeats),
    };
    let wanted = Wanted {
        game: server.games.find(&table.game).ok_or(RequestError::BadGame)?,
        seats: table.seats.into_iter().map(occupant).collect::<Result<_, _>>()?,
        options: table.options.into_iter().collect(),
        public: table.public,
    };
    let id = server.open_table(guest, wanted).await?;
    opened(&server, &session, guest, id, &headers).await
}

/// Set up a table with a record that you bring. If the game is not over, it goes on.
#[utoipa::path(
    post,
    path = "/api/v1/tables/import",
    request_body(content = String, content_type = "text/plain"),
    security(("guest" = [])),
    responses(
        (status = 201, description = "The table", body = Opened),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn import(
    State(server): State<Arc<Server>>,
    session: Session,
    headers: HeaderMap,
    Inputs(record): Inputs<Bytes>,
) -> Result<(StatusCode, Json<Opened>), RequestError> {
    let guest = session.known()?;
    let id = server.import_table(guest, &record).await?;
    opened(&server, &session, guest, id, &headers).await
}

async fn opened(
    server: &Server,
    session: &Session,
    guest: &Guest,
    id: TableId,
    headers: &HeaderMap,
) -> Result<(StatusCode, Json<Opened>), RequestError> {
    let snapshot = server.live.snapshot(&id).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if session.is_private { "https" } else { "http" };
    let url = format!("{scheme}://{host}/tables/{}", id.0);
    let viewpoint = Viewpoint { seat: None, language: session.language };
    let commitment = snapshot.game.seen(viewpoint).commitment();
    let seats = seats(&snapshot, Some(guest.id));
    Ok((StatusCode::CREATED, Json(Opened { id: id.0, url, commitment, seats })))
}
