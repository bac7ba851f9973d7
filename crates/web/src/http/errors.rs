//! How errors are told: programs get JSON, people get a page, both in their language.

use std::error::Error;
use std::iter::successors;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{BytesRejection, FormRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tower_http::timeout::TimeoutError;

use crate::http::session::{language, token};
use crate::pages;
use crate::request_error::RequestError;
use crate::server::Server;

/// An error travels in the answer until it is known who reads it.
impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Tells errors as whoever asked can read them.
pub(super) async fn tell_errors(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let token = token(request.headers()).map(str::to_owned);
    let for_programs = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let error = match response.extensions_mut().remove::<RequestError>() {
        Some(error) => error,
        // What the layers below refuse on their own has no words.
        None => match response.status() {
            StatusCode::PAYLOAD_TOO_LARGE => RequestError::TooLarge,
            StatusCode::REQUEST_TIMEOUT => RequestError::TooSlow,
            _ => return response,
        },
    };
    let status = error.status();
    let mut response = if for_programs {
        let error = json!({ "error": { "code": error.code(), "message": error.message(language) } });
        (status, Json(error)).into_response()
    } else {
        let guest = match token.filter(|_| !is_overload(status)) {
            Some(token) => server.guests.recognise(&token).await.ok().flatten(),
            None => None,
        };
        (status, pages::error_page(server.games, language, guest.as_ref(), &error)).into_response()
    };
    let hint = match status {
        StatusCode::UNAUTHORIZED => Some((header::WWW_AUTHENTICATE, "Bearer")),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Some((header::RETRY_AFTER, "5")),
        _ => None,
    };
    response.headers_mut().extend(hint.map(|(name, value)| (name, HeaderValue::from_static(value))));
    response
}

/// Whether the server has too much to do. Then it does not ask the store who reads that.
fn is_overload(status: StatusCode) -> bool {
    status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error()
}

/// What a request brings, of any kind: refused with a sentence if it cannot be read.
pub(crate) struct Inputs<T>(pub(crate) T);

impl<S: Send + Sync, T> FromRequest<S> for Inputs<T>
where
    T: FromRequest<S>,
    T::Rejection: Into<Unread>,
{
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Self, RequestError> {
        T::from_request(request, state).await.map(Self).map_err(|rejection| rejection.into().error())
    }
}

impl<S: Send + Sync, T> FromRequestParts<S> for Inputs<T>
where
    T: FromRequestParts<S>,
    T::Rejection: Into<Unread>,
{
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, RequestError> {
        T::from_request_parts(parts, state).await.map(Self).map_err(|rejection| rejection.into().error())
    }
}

/// Something that could not be read.
pub(crate) struct Unread {
    status: StatusCode,
    reason: String,
}

impl Unread {
    fn error(self) -> RequestError {
        match self.status {
            StatusCode::PAYLOAD_TOO_LARGE => RequestError::TooLarge,
            StatusCode::REQUEST_TIMEOUT => RequestError::TooSlow,
            _ => RequestError::BadRequest(self.reason),
        }
    }
}

/// Whether it could not be read because it did not come in time.
fn is_late(rejection: &(dyn Error + 'static)) -> bool {
    successors(Some(rejection), |&error| error.source()).any(<dyn Error>::is::<TimeoutError>)
}

macro_rules! unread {
    ($($rejection:ty),*) => {
        $(impl From<$rejection> for Unread {
            fn from(rejection: $rejection) -> Self {
                // A body that takes too long is told to us as one that cannot be read.
                let status = if is_late(&rejection) { StatusCode::REQUEST_TIMEOUT } else { rejection.status() };
                Self { status, reason: rejection.body_text() }
            }
        })*
    };
}

unread!(BytesRejection, FormRejection, JsonRejection, PathRejection, QueryRejection);
