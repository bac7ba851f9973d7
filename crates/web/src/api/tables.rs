//! Tables: setting up, listing, looking, and sitting down.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Guest, GuestId, List, Occupant, SeatRow, TableId};
use table::Word;
use utoipa::{IntoParams, ToSchema};

use crate::api::Failure;
use crate::desk::{Looking, level_named};
use crate::http::{Inputs, SeatNumber, Visitor, number};
use crate::limits;
use crate::live::{Eyes, Game, Room, Wanted};
use crate::problem::Problem;
use crate::server::Server;

/// A table that you want.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewTable {
    /// `red-outpost` or `outlive`.
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

/// A table that was set up.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    id: String,
    url: String,
    /// What nature's dice are bound to: SHA-256 of the seed, which the finished record reveals.
    commitment: Option<String>,
    seats: Vec<Seat>,
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
    visitor: Visitor,
    headers: HeaderMap,
    Inputs(Json(table)): Inputs<Json<NewTable>>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let guest = visitor.known()?;
    let occupant = |seat: NewSeat| match (seat.kind, seat.level) {
        (Kind::Me | Kind::Local, None) => Ok(Occupant::Guest(guest.id)),
        (Kind::Open, None) => Ok(Occupant::Open),
        (Kind::Bot, Some(level)) => level_named(&level).map(Occupant::Bot),
        (Kind::Bot, None) => Err(Problem::BadLevel),
        (Kind::Me | Kind::Local | Kind::Open | Kind::Guest, _) => Err(Problem::BadSeats),
    };
    let wanted = Wanted {
        game: Game::parse(&table.game).ok_or(Problem::BadGame)?,
        seats: table.seats.into_iter().map(occupant).collect::<Result<_, _>>()?,
        options: table.options.into_iter().collect(),
        public: table.public,
    };
    let id = server.open_table(guest, wanted).await?;
    opened(&server, guest, id, &headers).await
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
    visitor: Visitor,
    headers: HeaderMap,
    Inputs(record): Inputs<Bytes>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let guest = visitor.known()?;
    let id = server.import_table(guest, &record).await?;
    opened(&server, guest, id, &headers).await
}

async fn opened(
    server: &Server,
    guest: &Guest,
    id: TableId,
    headers: &HeaderMap,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let room = server.hall.room(&id).await?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let url = format!("http://{host}/tables/{}", id.0);
    let commitment = room.playing.commitment();
    let seats = seats(&room, Some(guest.id));
    Ok((StatusCode::CREATED, Json(Opened { id: id.0, url, commitment, seats })))
}

fn seats(room: &Room, guest: Option<GuestId>) -> Vec<Seat> {
    let is_owner = guest == Some(room.owner);
    room.seats().map(|(seat, row)| shown(number(seat), row, guest, is_owner)).collect()
}

fn shown(seat: u8, row: &SeatRow, guest: Option<GuestId>, is_owner: bool) -> Seat {
    let (kind, level) = match &row.occupant {
        Occupant::Open => (Kind::Open, None),
        Occupant::Guest(owner) if Some(*owner) == guest => (Kind::Me, None),
        Occupant::Guest(_) => (Kind::Guest, None),
        Occupant::Bot(level) | Occupant::StandIn { level, .. } => (Kind::Bot, Some(level.clone())),
    };
    let invite = (is_owner && row.occupant == Occupant::Open).then(|| row.invite.clone());
    Seat { seat, kind, name: row.name.clone(), level, invite }
}

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
    params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1")),
    request_body = Claim,
    security(("guest" = [])),
    responses(
        (status = 204, description = "The seat is yours"),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn claim(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path((id, seat))): Inputs<Path<(String, u8)>>,
    Inputs(Json(claim)): Inputs<Json<Claim>>,
) -> Result<StatusCode, Problem> {
    let seat = SeatNumber(seat).seat()?;
    server.claim(visitor.known()?, &TableId(id), seat, claim.invite.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
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
    let legal = legal.into_iter().map(|offer| {
        let text =
            if offer.group.is_empty() { offer.text } else { format!("{}: {}", offer.group, offer.text) };
        Legal { action: offer.action, text, preview: offer.preview }
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
