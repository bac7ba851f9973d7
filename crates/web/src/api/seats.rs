//! Seats: who sits there, and sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{GuestId, Occupant, SeatRow, TableId};
use utoipa::ToSchema;

use crate::api::Failure;
use crate::face::number;
use crate::http::{Inputs, SeatNumber, Session};
use crate::live::Snapshot;
use crate::request_error::RequestError;
use crate::server::Server;

/// Who sits on a seat.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    /// You.
    Me,
    /// Whoever has the link.
    Open,
    /// Somebody at the same screen as you.
    Local,
    /// A bot.
    Bot,
    /// Somebody else.
    Guest,
}

/// A seat.
#[derive(Serialize, ToSchema)]
pub(super) struct Seat {
    seat: u8,
    kind: Kind,
    /// The name of who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// The secret that lets somebody claim the seat; only for who opened the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
}

/// The seats of a table, as this guest may see them.
pub(super) fn seats(snapshot: &Snapshot, guest: Option<GuestId>) -> Vec<Seat> {
    let is_owner = guest == Some(snapshot.owner);
    snapshot.seats().map(|(seat, row)| shown(number(seat), row, guest, is_owner)).collect()
}

/// A seat, as this guest may see it.
pub(super) fn shown(seat: u8, row: &SeatRow, guest: Option<GuestId>, is_owner: bool) -> Seat {
    let (kind, level) = match &row.occupant {
        Occupant::Open => (Kind::Open, None),
        Occupant::Guest(owner) if Some(*owner) == guest => (Kind::Me, None),
        Occupant::Guest(_) => (Kind::Guest, None),
        Occupant::Bot(level) | Occupant::StandIn { level, .. } => (Kind::Bot, Some(level.clone())),
    };
    let invite = (is_owner && row.occupant == Occupant::Open).then(|| row.invite.clone());
    Seat { seat, kind, name: row.name.clone(), level, invite }
}

/// Sitting down.
#[derive(Deserialize, ToSchema)]
pub(super) struct Claim {
    /// The secret of the seat, unless the table is public.
    invite: Option<String>,
}

/// Sit down on an open seat, or on your own again.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/seats/{seat}/claim",
    params(("id" = String, Path, description = "The table"), ("seat" = SeatNumber, Path, description = "The seat")),
    request_body = Claim,
    security(("guest" = [])),
    responses(
        (status = 204, description = "The seat is yours"),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn claim(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path((id, seat))): Inputs<Path<(String, u8)>>,
    Inputs(Json(claim)): Inputs<Json<Claim>>,
) -> Result<StatusCode, RequestError> {
    let seat = SeatNumber(seat).seat()?;
    server.claim(session.known()?, &TableId(id), seat, claim.invite.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}
