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
use crate::desk::Looking;
use crate::http::{Inputs, SeatNumber, Visitor, number};
use crate::limits;
use crate::live::Eyes;
use crate::problem::Problem;
use crate::server::Server;

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
pub(super) struct Wish {
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
    params(Wish),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "Tables", body = Vec<Listed>),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn list(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Query(wish)): Inputs<Query<Wish>>,
) -> Result<Json<Vec<Listed>>, Problem> {
    let list = match wish.list {
        Which::Open => List::Open,
        Which::Watch => List::Watch,
        Which::Mine => List::Of(visitor.known()?.id),
    };
    let guest = visitor.guest.map(|guest| guest.id);
    let tables = server.hall.store.tables(list, limits::LIST).await?;
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
pub(super) struct Look {
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
    params(("id" = String, Path, description = "The table"), Look),
    security((), ("guest" = [])),
    responses(
        (status = 200, description = "The table", body = Table),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn show(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
) -> Result<Json<Table>, Problem> {
    let guest = visitor.guest.map(|guest| guest.id);
    let chosen = look.seat.map(SeatNumber::seat).transpose()?;
    let room = server.hall.room(&TableId(id.clone())).await?;
    let looking = Looking::at(&room, guest, chosen, visitor.language);
    // A program has nobody beside it who should look away.
    let eyes = Eyes { seat: looking.eyes.seat.or(looking.curtain), ..looking.eyes };
    let past = look.at.map(|at| room.playing.first(at)).transpose().map_err(|_| Problem::Broken)?;
    let playing = past.as_deref().unwrap_or(&*room.playing);
    // What could be done in the past cannot be done now.
    let legal = if past.is_some() { Vec::new() } else { playing.choices(eyes) };
    let legal = legal.into_iter().map(|offer| Legal {
        text: offer.title(),
        action: offer.action,
        preview: offer.preview,
    });
    Ok(Json(Table {
        id,
        game: playing.game().to_owned(),
        seq: playing.length(),
        due: playing.due().iter().map(number).collect(),
        over: playing.is_over(),
        seats: seats(&room, guest),
        commitment: playing.commitment(),
        seen_by: eyes.seat.map(number),
        prompt: playing.prompt(eyes),
        view: playing.view(eyes),
        legal: legal.collect(),
        scores: playing.is_over().then(|| playing.points()),
    }))
}
