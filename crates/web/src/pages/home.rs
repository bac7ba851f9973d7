//! The first page: play now, and the tables there are.

use std::sync::Arc;

use axum::extract::State;
use maud::{Markup, html};
use store::{GuestId, List, Occupant, SeatRow, Summary};
use table::Word;
use words::Language;

use crate::http::Visitor;
use crate::limits;
use crate::live::Game;
use crate::pages::layout::Page;
use crate::problem::Problem;
use crate::server::Server;
use crate::texts::text;

pub(super) async fn home(State(server): State<Arc<Server>>, visitor: Visitor) -> Result<Markup, Problem> {
    let store = &server.hall.store;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let mine = match guest {
        Some(guest) => store.tables(List::Of(guest), limits::LIST).await?,
        None => Vec::new(),
    };
    let open = store.tables(List::Open, limits::LIST).await?;
    let watch = store.tables(List::Watch, limits::LIST).await?;
    let language = visitor.language;
    let say = |id: &str| text(language, id, &[]);
    let body = html! {
        section.games {
            @for &game in Game::ALL {
                article class={ "game " (game.name()) } {
                    h1 { (game.title()) }
                    p { (say(&format!("about-{}", game.name()))) }
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(game.name());
                        @for &seats in game.seats().collect::<Vec<_>>().iter() {
                            @if seats == 1 {
                                button name="seats" value=(seats) { (say("play-solo")) }
                            } @else {
                                button.primary[seats == 3] name="seats" value=(seats) {
                                    (text(language, "play-now", &[("bots", (seats - 1).into())]))
                                }
                            }
                        }
                    }
                    p.links { a href={ "/new/" (game.name()) "/3" } { (say("new-table")) } " · "
                        a href={ "/rules/" (game.name()) } { (say("rules")) } }
                }
            }
        }
        (list(language, "my-tables", &mine, guest))
        (list(language, "open-tables", &open, guest))
        (list(language, "watch-tables", &watch, guest))
        section.more {
            details {
                summary { (say("import")) }
                form method="post" action="/import" {
                    label { (say("import-label")) textarea name="record" rows="6" required {} }
                    button { (say("import-do")) }
                }
            }
            @if let Some(guest) = &visitor.guest {
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
    Ok(Page::new(language, &say("home-title"), "home", visitor.guest.as_ref()).show(body))
}

fn list(language: Language, title: &str, tables: &[Summary], guest: Option<GuestId>) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    html! {
        section.tables {
            h2 { (say(title)) }
            @if tables.is_empty() {
                p.empty { (say(&format!("{title}.empty"))) }
            } @else {
                ul { @for table in tables { li { (entry(language, table, guest)) } } }
            }
        }
    }
}

fn entry(language: Language, table: &Summary, guest: Option<GuestId>) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    let is_due = |seat: usize| table.status.due >> seat & 1 == 1;
    let own = |row: &SeatRow| guest.is_some_and(|guest| row.occupant == Occupant::Guest(guest));
    let your_turn = table.seats.iter().enumerate().any(|(seat, row)| is_due(seat) && own(row));
    let state = if table.status.over {
        "state-over"
    } else if your_turn {
        "state-your-turn"
    } else {
        "state-running"
    };
    html! {
        a href={ "/tables/" (table.id.0) } class=(state) {
            strong { (Game::parse(&table.game).map_or("", Game::title)) }
            span.players {
                @for (seat, row) in table.seats.iter().enumerate() {
                    span.due[is_due(seat)] { (player(language, row)) }
                }
            }
            span.state { (say(state)) }
        }
    }
}

/// Who sits on a seat.
pub(super) fn player(language: Language, row: &SeatRow) -> String {
    let level = |level: &str| {
        bots::Level::parse(level).map_or_else(String::new, |level| words::bots::level(language, level))
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
