//! How requests come in and answers go out: routes, who asks, protection, and how problems are told.

mod assets;
mod errors;
mod events;
mod help;
mod local_path;
mod middleware;
mod seat_number;
mod session;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::request_error::RequestError;
use crate::server::Server;
use crate::{api, limits, pages};

pub(crate) use assets::{PALETTE, modules};
pub(crate) use errors::Inputs;
pub(crate) use events::{Happened, Subscription, events};
pub(crate) use help::Help;
pub(crate) use local_path::LocalPath;
pub(crate) use seat_number::SeatNumber;
pub(crate) use session::{Session, language_cookie};

/// How long a body may take to come in.
const BODY_TIME: Duration = Duration::from_secs(10);

/// What a page may load: only what this server sends, and no script in the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Everything that the server answers.
pub(crate) fn router(server: Arc<Server>) -> Router {
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    // A stream must not wait until there is enough to compress.
    let compressed = DefaultPredicate::new().and(NotForContentType::const_new("text/event-stream"));
    Router::new()
        .merge(pages::router())
        .merge(api::router(server.games))
        .route("/health", get(|| async { "well\n" }))
        .route("/assets/{name}", get(assets::asset))
        .fallback(|| async { RequestError::NoPage })
        .method_not_allowed_fallback(|| async { RequestError::WrongMethod })
        .layer(RequestBodyTimeoutLayer::new(BODY_TIME))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(from_fn_with_state(Arc::clone(&server), middleware::admit))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            axum::response::IntoResponse::into_response(RequestError::Broken)
        }))
        .layer(from_fn_with_state(Arc::clone(&server), errors::tell_errors))
        .layer(CompressionLayer::new().compress_when(compressed))
        .layer(always(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(always(header::REFERRER_POLICY, "same-origin"))
        .layer(always(header::CACHE_CONTROL, "no-store"))
        .layer(map_response(count))
        .with_state(server)
}

/// Counts answers for the figures of the server.
async fn count(response: Response) -> Response {
    metrics::counter!("vorposten_answers", "status" => response.status().as_str().to_owned()).increment(1);
    response
}
