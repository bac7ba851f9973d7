//! The first page: both games, my tables, and the tables that others have.

use std::sync::Arc;

use axum::extract::State;
use maud::{Markup, html};
use store::{List, Occupant, SeatRow, Summary};
use table::{Seat, Word};
use texts::Language;

use crate::http::Session;
use crate::limits;
use crate::live::now;
use crate::pages::layout::Page;
use crate::pages::poster::poster;
use crate::pages::row::Rows;
use crate::request_error::RequestError;
use crate::server::Server;
use crate::texts::text;

/// How many of a guest's tables are seen at once: few, so that the games are seen as well.
const FIRST: usize = 2;

pub(super) async fn home(
    State(server): State<Arc<Server>>,
    session: Session,
) -> Result<Markup, RequestError> {
    let store = &server.live.store;
    let guest = session.guest.as_ref().map(|guest| guest.id);
    let mut mine = match guest {
        Some(guest) => store.tables(List::Of(guest), limits::LIST).await?,
        None => Vec::new(),
    };
    let language = session.language;
    let rows = Rows { games: server.games, language, guest, now: now() };
    // What waits for the guest comes first; the sort keeps the rest as it is.
    mine.sort_by_key(|table| !rows.is_my_turn(table));
    let (over, running): (Vec<_>, Vec<_>) = mine.into_iter().partition(|table| table.status.over);
    let (first, further) = running.split_at(running.len().min(FIRST));
    let open = store.tables(List::Open, limits::LIST).await?;
    let watch = store.tables(List::Watch, limits::LIST).await?;
    let say = |id: &str| text(language, id, &[]);
    let own = |table: &Summary| {
        let state = if rows.is_my_turn(table) { "state-your-turn" } else { "state-running" };
        rows.row(table, state)
    };
    let body = html! {
        @if !running.is_empty() {
            section.tables.mine {
                h2 { (say("my-tables")) }
                ul { @for table in first { li { (own(table)) } } }
                @if !further.is_empty() {
                    details {
                        summary { (text(language, "my-tables-further", &[("count", further.len().into())])) }
                        ul { @for table in further { li { (own(table)) } } }
                    }
                }
            }
        }
        div.posters { @for game in server.games.iter() { (poster(language, game)) } }
        div.others {
            (list(rows, "open-tables", &open, "state-open"))
            (list(rows, "watch-tables", &watch, "state-watch"))
        }
        section.more {
            @if !over.is_empty() {
                details.tables {
                    summary { (say("my-tables-over")) }
                    ul { @for table in &over { li { (rows.row(table, "state-over")) } } }
                }
            }
            details {
                summary { (say("import")) }
                form method="post" action="/import" {
                    label hidden { (say("import-file")) input type="file" accept=".txt,text/plain"; }
                    label { (say("import-label")) textarea name="record" rows="6" required {} }
                    button { (say("import-do")) }
                }
            }
            @if let Some(guest) = &session.guest {
                details {
                    summary { (say("your-name")) }
                    form method="post" action="/name" {
                        label { (say("your-name"))
                            input name="name" value=(guest.name) maxlength=(limits::NAME) required; }
                        button { (say("rename")) }
                    }
                }
            }
        }
    };
    let title = say("home-title");
    Ok(Page::new(session.games, language, &title, "home", session.guest.as_ref())
        .styles(&["home.css"])
        .scripts(&["home.js"])
        .show(body))
}

fn list(rows: Rows, title: &str, tables: &[Summary], state: &str) -> Markup {
    let say = |id: &str| text(rows.language, id, &[]);
    html! {
        section.tables {
            h2 { (say(title)) }
            @if tables.is_empty() {
                p.empty { (say(&format!("{title}.empty"))) }
            } @else {
                ul { @for table in tables { li { (rows.row(table, state)) } } }
            }
        }
    }
}

/// Who sits on a seat of a table. A guest has one name, so others at the same screen sit beside it.
pub(super) fn player_at(language: Language, rows: &[SeatRow], seat: Seat) -> Option<String> {
    let row = rows.get(seat.index())?;
    let is_same =
        |other: &SeatRow| matches!(row.occupant, Occupant::Guest(_)) && other.occupant == row.occupant;
    let name = player(language, row);
    let is_beside = rows[..seat.index()].iter().any(is_same);
    Some(if is_beside { text(language, "seat-beside", &[("name", name.into())]) } else { name })
}

/// Who sits on a seat.
pub(super) fn player(language: Language, row: &SeatRow) -> String {
    let level = |level: &str| {
        bots::Level::parse(level)
            .map_or_else(String::new, |level| texts::levels::level(language, level.name()))
    };
    match (&row.occupant, &row.name) {
        (Occupant::Open, _) => text(language, "seat-open", &[]),
        (Occupant::Guest(_), name) => name.clone().unwrap_or_default(),
        (Occupant::Bot(bot), _) => text(language, "seat-bot", &[("level", level(bot).into())]),
        (Occupant::StandIn { level: bot, .. }, name) => text(
            language,
            "seat-stand-in",
            &[("level", level(bot).into()), ("name", name.clone().unwrap_or_default().into())],
        ),
    }
}
