//! The pages: HTML that works without scripts.

mod actions;
mod chart;
mod drawn;
mod home;
mod layout;
mod learning;
mod log;
mod new;
mod poster;
mod replay;
mod review;
mod row;
mod rules;
mod settings;
mod table;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use maud::Markup;
use store::Guest;
use texts::Language;

use crate::games::Games;
use crate::request_error::RequestError;
use crate::server::Server;
use crate::texts::text;
use crate::{api, limits};

pub(crate) fn router() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(home::home))
        .route("/play", post(actions::play_now))
        .route("/learn", post(learning::learn))
        .route("/new", get(new::choose))
        .route("/new/{game}/{seats}", get(new::agree))
        .route("/tables", post(actions::open))
        .route("/import", post(actions::import).layer(DefaultBodyLimit::max(limits::RECORD_FORM)))
        .route("/name", post(actions::rename))
        .route("/language", post(actions::set_language))
        .route("/settings", get(settings::settings).post(settings::save))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/values", get(rules::values))
        .route("/tables/{id}", get(table::table))
        .route("/tables/{id}/board", get(table::board))
        .route("/tables/{id}/events", get(table::events))
        .route("/tables/{id}/replay", get(replay::replay))
        .route("/tables/{id}/replay/moment", get(replay::moment))
        .route("/tables/{id}/play-on", post(actions::play_on))
        .route("/tables/{id}/review", get(review::review))
        .route("/tables/{id}/record", get(api::record))
        .route("/tables/{id}/act", post(actions::act))
        .route("/tables/{id}/undo", post(actions::undo))
        .route("/tables/{id}/back", post(actions::go_back))
        .route("/tables/{id}/help", post(learning::help))
        .route("/tables/{id}/hint", post(learning::hint).get(learning::after_hint))
        .route("/tables/{id}/say", post(actions::say))
        .route("/tables/{id}/claim", post(actions::claim))
        .route("/tables/{id}/leave", post(actions::leave))
        .route("/tables/{id}/bot", post(actions::seat_bot))
        .route("/tables/{id}/close", post(actions::close))
        .route("/tables/{id}/rematch", post(actions::rematch))
}

/// A page that tells what went wrong.
pub(crate) fn error_page(
    games: Games,
    language: Language,
    guest: Option<&Guest>,
    error: &RequestError,
) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    let (message, english) = (error.message(language), error.in_english());
    let (before, after) = message.split_once(english).unwrap_or((&message, ""));
    let body = maud::html! {
        h1 { (say("problem-title")) }
        p.notice role="alert" {
            (before)
            @if !english.is_empty() { span lang=(Language::En) { (english) } }
            (after)
        }
        p.links {
            a href="/" { (say("to-home")) } " · "
            a href="/new" { (say("new-table")) }
        }
    };
    layout::Page::new(games, language, &say("problem-title"), "plain", guest).show(body)
}
