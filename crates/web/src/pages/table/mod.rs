//! A table: who does what now, what can be chosen, what lies there, what happened, and what is said.

mod beside;
mod board;
mod coach;
mod desk;
mod hint;
mod result;
mod seats;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Chat, TableId};

use crate::http::{Inputs, Line, SeatNumber, Visitor};
use crate::limits;
use crate::live::Advice;
use crate::pages::layout::{Page, hover_card};
use crate::problem::Problem;
use crate::server::Server;
use desk::Desk;

/// How to look at a table.
#[derive(Default, Deserialize)]
pub(super) struct Look {
    /// After so many lines of the record.
    at: Option<u32>,
    /// With the eyes of which seat.
    seat: Option<SeatNumber>,
    /// The secret with which somebody was invited to that seat.
    invite: Option<String>,
    /// Whether all that happened is told, and not only the latest.
    log: Option<WholeLog>,
    /// The line of the record to which the page is stepping.
    step: Option<u32>,
    /// The lines of the record that the page knows.
    after: Option<u32>,
    /// Whether the page was opened when the game was over.
    #[serde(default)]
    late: bool,
}

/// The wish for all that happened.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WholeLog {
    All,
}

/// How many lines of the record the page tells of.
const LOG_LINES: u32 = 60;

impl Look {
    /// With the eyes of this seat.
    pub(super) fn with(seat: Option<SeatNumber>) -> Self {
        Self { seat, ..Self::default() }
    }
}

/// What a page says beside the table.
#[derive(Clone, Copy, Default)]
pub(super) struct Notes<'n> {
    /// What went wrong.
    pub(super) notice: Option<&'n str>,
    /// What somebody should do who asked for a hint.
    pub(super) advice: Option<&'n Advice>,
}

/// Where a table is seen with the eyes of this seat.
pub(super) fn address(id: &TableId, seat: Option<SeatNumber>) -> String {
    let eyes = seat.map(|seat| format!("?seat={}", seat.0)).unwrap_or_default();
    format!("/tables/{}{eyes}", id.0)
}

pub(super) async fn table(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
) -> Result<Markup, Problem> {
    page(&server, &visitor, &TableId(id), &look, Notes::default()).await
}

/// The page of a table.
pub(super) async fn page(
    server: &Server,
    visitor: &Visitor,
    id: &TableId,
    look: &Look,
    notes: Notes<'_>,
) -> Result<Markup, Problem> {
    let chat = latest_chat(server, id).await?;
    let room = server.hall.room(id).await?;
    let desk = Desk::new(&room, visitor, id, look, room.playing.is_over())?;
    let title = room.playing.title();
    let body = html! {
        h1.unseen { (title) }
        (desk.playing().furniture(desk.looking.eyes))
        div #table data-table=(id.0) data-length=(room.playing.length())
            data-live=[look.at.is_none().then_some("yes")]
            data-query=(desk.query()) data-paused=(desk.say("live-lost")) {
            (desk.main(notes))
            (desk.aside(&chat))
            button #skip-steps hidden { (desk.say("skip-steps")) }
            div #variants popover="manual" role="group" {}
        }
        div #announcer .unseen aria-live="polite" {}
        (hover_card(visitor.language))
    };
    let class = format!("table {}", room.playing.game());
    Ok(Page::new(visitor.language, title, &class, visitor.guest.as_ref())
        .styles(&["table.css"])
        .styles(room.playing.styles())
        .styles(&["coach.css", "replay.css"])
        .scripts(&["page.js", "coach.js"])
        .show(body))
}

/// What was said last.
async fn latest_chat(server: &Server, id: &TableId) -> Result<Vec<Chat>, Problem> {
    let store = &server.hall.store;
    let before = store.said(id).await?.saturating_sub(limits::CHATS_SHOWN);
    Ok(store.chat(id, before, limits::CHATS_SHOWN).await?)
}

/// The part of the page that changes, for the script.
pub(super) async fn board(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
) -> Result<Markup, Problem> {
    let id = TableId(id);
    let chat = latest_chat(&server, &id).await?;
    let room = server.hall.room(&id).await?;
    let desk = Desk::new(&room, &visitor, &id, &look, look.late)?;
    Ok(html! { (desk.main(Notes::default())) (desk.aside(&chat)) })
}

pub(super) async fn events(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<Look>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let line = Line {
        id: TableId(id),
        guest: visitor.guest.map(|guest| guest.id),
        seat: look.seat.and_then(|seat| seat.seat().ok()),
        language: visitor.language,
        after: look.after,
    };
    crate::http::events(server, line, &headers).await
}
