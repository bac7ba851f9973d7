//! The JSON API, for anybody's bot or client: the same tables, rules and limits as the pages.

#![expect(unused_qualifications, reason = "the macros of utoipa name things by their whole path")]

mod guests;
mod opening;
mod reviews;
mod seats;
mod tables;
mod turns;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::response::IntoResponse;
use axum::routing::get;
use serde::Serialize;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi, ToSchema};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::server::Server;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Vorposten",
        description = "Tables of Red Outpost and Outlive for programs. Actions are written as in records; \
                       sentences come in the language of Accept-Language."
    ),
    modifiers(&Bearer)
)]
struct Document;

/// How a program says who it is.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        document.components.get_or_insert_default().add_security_scheme("guest", scheme);
    }
}

pub(crate) use turns::record;

/// The routes, and the document that is made from them.
pub(crate) fn router() -> Router<Arc<Server>> {
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(guests::welcome))
        .routes(routes!(opening::open, tables::list))
        .routes(routes!(opening::import).layer(DefaultBodyLimit::max(::record::LIMIT_BYTES)))
        .routes(routes!(tables::show))
        .routes(routes!(seats::claim))
        .routes(routes!(turns::act))
        .routes(routes!(turns::undo))
        .routes(routes!(turns::listen))
        .routes(routes!(turns::record))
        .routes(routes!(reviews::review))
        .split_for_parts();
    let document = Arc::new(document);
    let show = move || {
        let document = Arc::clone(&document);
        async move { axum::Json(&*document).into_response() }
    };
    router.route("/api/v1/openapi.json", get(show))
}

/// What went wrong.
#[derive(Serialize, ToSchema)]
struct Failure {
    error: Reason,
}

/// What went wrong, for programs and for people.
#[derive(Serialize, ToSchema)]
struct Reason {
    /// One word for programs.
    code: String,
    /// A sentence in the caller's language.
    message: String,
}
