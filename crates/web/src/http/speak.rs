//! How problems are told: programs get JSON, people get a page, both in their language.

use std::error::Error;
use std::iter::successors;

use axum::Json;
use axum::extract::rejection::{BytesRejection, FormRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tower_http::timeout::TimeoutError;

use crate::http::visitor::language;
use crate::pages;
use crate::problem::Problem;

/// A problem travels in the answer until it is known who reads it.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Tells problems as whoever asked can read them.
pub(super) async fn speak(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let for_programs = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let problem = match response.extensions_mut().remove::<Problem>() {
        Some(problem) => problem,
        // What the layers below refuse on their own has no words.
        None => match response.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            StatusCode::REQUEST_TIMEOUT => Problem::TooSlow,
            _ => return response,
        },
    };
    let message = problem.message(language);
    let status = problem.status();
    let mut response = if for_programs {
        let error = json!({ "error": { "code": problem.code(), "message": message } });
        (status, Json(error)).into_response()
    } else {
        (status, pages::problem(language, &message)).into_response()
    };
    let hint = match status {
        StatusCode::UNAUTHORIZED => Some((header::WWW_AUTHENTICATE, "Bearer")),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Some((header::RETRY_AFTER, "5")),
        _ => None,
    };
    response.headers_mut().extend(hint.map(|(name, value)| (name, HeaderValue::from_static(value))));
    response
}

/// What a request brings, of any kind: refused with a sentence if it cannot be read.
pub(crate) struct Inputs<T>(pub(crate) T);

impl<S: Send + Sync, T> FromRequest<S> for Inputs<T>
where
    T: FromRequest<S>,
    T::Rejection: Into<Unread>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        T::from_request(request, state).await.map(Self).map_err(|rejection| rejection.into().problem())
    }
}

impl<S: Send + Sync, T> FromRequestParts<S> for Inputs<T>
where
    T: FromRequestParts<S>,
    T::Rejection: Into<Unread>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        T::from_request_parts(parts, state).await.map(Self).map_err(|rejection| rejection.into().problem())
    }
}

/// Something that could not be read.
pub(crate) struct Unread {
    status: StatusCode,
    reason: String,
}

impl Unread {
    fn problem(self) -> Problem {
        match self.status {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            StatusCode::REQUEST_TIMEOUT => Problem::TooSlow,
            _ => Problem::BadRequest(self.reason),
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
