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

use crate::games::{Games, HostedGame};
use crate::server::Server;

#[derive(OpenApi)]
#[openapi(
    info(title = "Vorposten"),
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
pub(crate) fn router(games: Games) -> Router<Arc<Server>> {
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
    let document = Arc::new(named(document, games));
    let show = move || {
        let document = Arc::clone(&document);
        async move { axum::Json(&*document).into_response() }
    };
    router.route("/api/v1/openapi.json", get(show))
}

/// The document with the games that it is about.
fn named(mut document: utoipa::openapi::OpenApi, games: Games) -> serde_json::Value {
    let titles: Vec<_> = games.iter().map(HostedGame::title).collect();
    document.info.description = Some(format!(
        "Tables of {} for programs. Actions are written as in records; sentences come in the language of \
         Accept-Language.",
        titles.join(" and ")
    ));
    let names: Vec<_> = games.iter().map(|game| format!("`{}`", game.name())).collect();
    let mut document = serde_json::to_value(document).expect("a document is JSON");
    document["components"]["schemas"]["NewTable"]["properties"]["game"]["description"] =
        format!("{}.", names.join(" or ")).into();
    document
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
