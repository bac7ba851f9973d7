//! A table: who does what now, what can be chosen, what lies there, what happened, and what is said.

mod board;
mod coach;
mod hint;
mod moment;
mod result;
mod seats;
mod shared_preview;
mod sidebar;
mod table_page;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Chat, TableId};

use crate::guest_settings::GuestSettings;
use crate::http::{Inputs, SeatNumber, Session, Subscription};
use crate::limits;
use crate::live::{Advice, LiveGame, Snapshot};
use crate::pages::drawn::drawn;
use crate::pages::layout::{Page, hover_card};
use crate::request_error::RequestError;
use crate::server::Server;
use table_page::TablePage;

/// How to look at a table.
#[derive(Default, Deserialize)]
pub(super) struct PageQuery {
    /// After so many lines of the record.
    at: Option<u32>,
    /// From the viewpoint of which seat.
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

impl PageQuery {
    /// From the viewpoint of this seat.
    pub(super) fn with(seat: Option<SeatNumber>) -> Self {
        Self { seat, ..Self::default() }
    }

    /// The game as it was, if that is looked at.
    fn past(&self, snapshot: &Snapshot) -> Result<Option<Box<dyn LiveGame>>, RequestError> {
        let at = self.at.or(self.step).filter(|&at| at < snapshot.game.length());
        at.map(|at| snapshot.game.first(at)).transpose().map_err(|_| RequestError::Broken)
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

/// Where a table is seen from the viewpoint of this seat.
pub(super) fn address(id: &TableId, seat: Option<SeatNumber>) -> String {
    let query = seat.map(|seat| format!("?seat={}", seat.0)).unwrap_or_default();
    format!("/tables/{}{query}", id.0)
}

pub(super) async fn table(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<PageQuery>>,
) -> Result<Markup, RequestError> {
    page(&server, &session, &TableId(id), &look, Notes::default()).await
}

/// The page of a table.
pub(super) async fn page(
    server: &Server,
    session: &Session,
    id: &TableId,
    look: &PageQuery,
    notes: Notes<'_>,
) -> Result<Markup, RequestError> {
    let chat = latest_chat(server, id).await?;
    let snapshot = server.live.snapshot(id).await?;
    drawn(|| draw(&snapshot, &chat, session, id, look, notes))
}

fn draw(
    snapshot: &Snapshot,
    chat: &[Chat],
    session: &Session,
    id: &TableId,
    look: &PageQuery,
    notes: Notes<'_>,
) -> Result<Markup, RequestError> {
    let past = look.past(snapshot)?;
    let table = TablePage::new(snapshot, past.as_deref(), session, id, look, snapshot.game.is_over());
    let title = table.seen().title();
    let settings = GuestSettings::of(session.guest.as_ref());
    let body = html! {
        h1.unseen { (title) }
        (table.seen().sprites())
        div #table data-table=(id.0) data-length=(snapshot.game.length())
            data-live=[look.at.is_none().then_some("yes")]
            data-query=(table.query()) data-paused=(table.say("live-lost"))
            data-speed=(settings.speed) data-moments=(settings.moments)
            data-confirm=(settings.confirm) data-sound=(settings.sound) {
            (table.moment_frame())
            (table.main(notes))
            (table.sidebar(chat))
            button #skip-steps hidden { (table.say("skip-steps")) }
            div #variants popover="manual" role="group" {}
        }
        div #announcer .unseen aria-live="polite" {}
        (hover_card(session.language))
    };
    let class = format!("table {}", snapshot.game.game().name());
    Ok(Page::new(session.games, session.language, title, &class, session.guest.as_ref())
        .styles(&["table.css"])
        .styles_of(snapshot.game.game())
        .styles(&["moments.css", "coach.css", "replay.css"])
        .scripts(&["table.js", "coach.js"])
        .show(body))
}

/// What was said last.
async fn latest_chat(server: &Server, id: &TableId) -> Result<Vec<Chat>, RequestError> {
    let store = &server.live.store;
    let before = store.said(id).await?.saturating_sub(limits::CHATS_SHOWN);
    Ok(store.chat(id, before, limits::CHATS_SHOWN).await?)
}

/// The part of the page that changes, for the script.
pub(super) async fn board(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<PageQuery>>,
) -> Result<Markup, RequestError> {
    let id = TableId(id);
    let chat = latest_chat(&server, &id).await?;
    let snapshot = server.live.snapshot(&id).await?;
    drawn(|| {
        let past = look.past(&snapshot)?;
        let table = TablePage::new(&snapshot, past.as_deref(), &session, &id, &look, look.late);
        Ok(html! { (table.main(Notes::default())) (table.sidebar(&chat)) (table.moment()) })
    })
}

pub(super) async fn events(
    State(server): State<Arc<Server>>,
    session: Session,
    Inputs(Path(id)): Inputs<Path<String>>,
    Inputs(Query(look)): Inputs<Query<PageQuery>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, RequestError> {
    let subscription = Subscription {
        id: TableId(id),
        guest: session.guest.map(|guest| guest.id),
        seat: look.seat.and_then(|seat| seat.seat().ok()),
        language: session.language,
        after: look.after,
    };
    crate::http::events(server, subscription, &headers).await
}
