//! Who a program is.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::Failure;
use crate::http::Inputs;
use crate::request_error::RequestError;
use crate::server::Server;

/// Somebody who comes for the first time.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewGuest {
    /// The name that others see.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
}

/// How a guest is recognised. It is told only once.
#[derive(Serialize, ToSchema)]
pub(super) struct Token {
    /// To be sent with every request, as `Authorization: Bearer …`.
    token: String,
}

/// Become a guest.
#[utoipa::path(
    post,
    path = "/api/v1/guests",
    request_body = NewGuest,
    responses(
        (status = 201, description = "You are a guest now", body = Token),
        (status = "4XX", description = "Refused, with the reason", body = Failure)
    )
)]
pub(super) async fn welcome(
    State(server): State<Arc<Server>>,
    Inputs(Json(guest)): Inputs<Json<NewGuest>>,
) -> Result<(StatusCode, Json<Token>), RequestError> {
    let (_, token) = server.guests.welcome(&guest.name).await?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}
