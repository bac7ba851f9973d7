//! Style and script, built in.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::http::Inputs;
use crate::problem::Problem;

#[derive(RustEmbed)]
#[folder = "src/assets"]
struct Assets;

/// A built-in file. It may be kept, but a new version of the program brings a new one.
pub(super) async fn asset(Inputs(Path(name)): Inputs<Path<String>>) -> Result<Response, Problem> {
    let file = Assets::get(&name).ok_or(Problem::NoPage)?;
    let kind = match name.rsplit_once('.') {
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, file.data).into_response())
}
