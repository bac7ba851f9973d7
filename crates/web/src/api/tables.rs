//! Tables: listing them, and looking at one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{List, TableId};
use utoipa::{IntoParams, ToSchema};

use crate::api::Failure;
use crate::api::seats::{Seat, seats, shown};
use crate::face::number;
use crate::http::{Inputs, SeatNumber, Session};
use crate::limits;
use crate::live::Viewpoint;
use crate::request_error::RequestError;
use crate::server::Server;
use crate::viewing::Looking;

/// Which tables to list.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Which {
    /// Those with an open seat.
    Open,
    /// Those where you sit.
    Mine,
    /// Those that are running.
    Watch,
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
pub(super) struct ListQuery {
    #[param(inline)]
    list: Which,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct Listed {
    id: String,
    game: String,
    seq: u32,
    due: Vec<u8>,
    over: bool,
    seats: Vec<Seat>,
}

/// List tables, those that changed last first.
#[utoipa::path(
    get,
    path = "/api/v1/tables",
    params(ListQuery),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "Tables", body = Vec<Listed>),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn list(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Query(query)): Inputs<Query<ListQuery>>,
) -> Result<Json<Vec<Listed>>, RequestError> {
    let list = match query.list {
        Which::Open => List::Open,
        Which::Watch => List::Watch,
        Which::Mine => List::Of(session.known()?.id),
    };
    let guest = session.guest.map(|guest| guest.id);
    let tables = server.live.store.tables(list, limits::LIST).await?;
    let listed = tables.into_iter().map(|summary| Listed {
        id: summary.id.0,
        game: summary.game,
        seq: summary.length,
        due: (1..=4).filter(|seat| summary.status.due >> (seat - 1) & 1 == 1).collect(),
        over: summary.status.over,
        seats: (1..).zip(&summary.seats).map(|(seat, row)| shown(seat, row, guest, false)).collect(),
    });
    Ok(Json(listed.collect()))
}

/// How to look at a table.
#[derive(Deserialize, IntoParams)]
pub(super) struct TableQuery {
    /// After so many lines of the record.
    at: Option<u32>,
    /// With the eyes of which of your seats, if you have several.
    seat: Option<SeatNumber>,
}

/// A table, as you may see it.
#[derive(Serialize, ToSchema)]
pub(super) struct Table {
    id: String,
    game: String,
    /// How long the record is.
    seq: u32,
    /// The seats that are due.
    due: Vec<u8>,
    over: bool,
    seats: Vec<Seat>,
    commitment: Option<String>,
    /// With the eyes of which seat it is seen.
    seen_by: Option<u8>,
    /// Who does what now.
    prompt: String,
    /// The position; what is in it depends on the game.
    view: Value,
    /// What you can do now.
    legal: Vec<Legal>,
    /// The points of the parties, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i16>>,
}

/// Something that you can do now.
#[derive(Serialize, ToSchema)]
pub(super) struct Legal {
    /// As records write it.
    action: String,
    text: String,
    /// What it leads to, as far as it is known.
    preview: String,
}

/// Look at a table.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}",
    params(("id" = String, Path, description = "The table"), TableQuery),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "The table", body = Table),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn show(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(query)): Inputs<Query<TableQuery>>,
) -> Result<Json<Table>, RequestError> {
    let guest = session.guest.map(|guest| guest.id);
    let chosen = query.seat.map(SeatNumber::seat).transpose()?;
    let snapshot = server.live.snapshot(&TableId(id.clone())).await?;
    let looking = Looking::at(&snapshot, guest, chosen, session.language);
    // A program has nobody beside it who should look away.
    let viewpoint = Viewpoint { seat: looking.viewpoint.seat.or(looking.curtain), ..looking.viewpoint };
    let past = query.at.map(|at| snapshot.game.first(at)).transpose().map_err(|_| RequestError::Broken)?;
    let game = past.as_deref().unwrap_or(&*snapshot.game);
    let seen = game.seen(viewpoint);
    // What could be done in the past cannot be done now.
    let legal = if past.is_some() { Vec::new() } else { seen.choices() };
    let legal = legal.into_iter().map(|offer| Legal {
        text: offer.title(),
        action: offer.action,
        preview: offer.preview,
    });
    Ok(Json(Table {
        id,
        game: game.game().name().to_owned(),
        seq: game.length(),
        due: game.due().iter().map(number).collect(),
        over: game.is_over(),
        seats: seats(&snapshot, guest),
        commitment: seen.commitment(),
        seen_by: viewpoint.seat.map(number),
        prompt: seen.prompt(),
        view: seen.json(),
        legal: legal.collect(),
        scores: game.is_over().then(|| seen.points()),
    }))
}
