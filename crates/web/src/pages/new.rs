//! Setting a table up: which game, how many seats, who sits where, and what is agreed.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use bots::Level;
use maud::{Markup, html};
use table::{Seat, Word};
use texts::Language;

use crate::face::number;
use crate::games::{GameRef, Games};
use crate::http::{Inputs, Session};
use crate::pages::layout::Page;
use crate::pages::poster::USUAL;
use crate::request_error::RequestError;
use crate::server::Server;
use crate::texts::text;

/// The usual table.
pub(super) async fn choose(State(server): State<Arc<Server>>) -> Result<Redirect, RequestError> {
    let game = server.games.iter().next().ok_or(RequestError::NoPage)?;
    Ok(Redirect::to(&format!("/new/{}/{USUAL}", game.name())))
}

/// What was chosen in the form, by the names of its fields, before the number of seats was changed.
type Chosen = HashMap<String, String>;

pub(super) async fn agree(
    session: Session,
    Inputs(Path((game, seats))): Inputs<Path<(String, usize)>>,
    Inputs(Query(chosen)): Inputs<Query<Chosen>>,
) -> Result<Markup, RequestError> {
    let game =
        session.games.find(&game).filter(|game| game.seats().contains(&seats)).ok_or(RequestError::NoPage)?;
    let language = session.language;
    let say = |id: &str| text(language, id, &[]);
    let body = html! {
        h1 { (say("new-table")) }
        (games(session.games, language, game, seats))
        form.new #new method="post" action="/tables" {
            input type="hidden" name="game" value=(game.name());
            fieldset.seats {
                legend { (say("who-sits")) }
                @for seat in Seat::first(seats) {
                    @let usual = if seat == Seat::One { "me" } else { "bot-medium" };
                    (who(language, game, seats, seat, chosen_seat(&chosen, seat).unwrap_or(usual)))
                }
                @if seats > 1 { p.note { (say("who-sits-about")) } }
                details {
                    summary { (say("levels")) }
                    dl { @for &level in Level::ALL {
                        dt { (texts::levels::level(language, level.name())) }
                        dd { (texts::levels::description(language, level.name())) }
                    } }
                }
            }
            (options(language, game, seats, &chosen))
            fieldset {
                legend { (say("who-finds")) }
                div.options {
                    @let public = chosen.get("public").is_some_and(|public| public == "true");
                    label { input type="radio" name="public" value="false" checked[!public]; span { (say("by-link")) } }
                    label { input type="radio" name="public" value="true" checked[public]; span { (say("public")) } }
                }
            }
            button.primary.big { (say("open-table")) }
        }
    };
    let (title, class) = (say("new-table"), format!("new {}", game.name()));
    Ok(Page::new(session.games, language, &title, &class, session.guest.as_ref())
        .styles(&["home.css"])
        .show(body))
}

/// Which game, and how many seats.
fn games(games: Games, language: Language, game: GameRef, seats: usize) -> Markup {
    html! {
        nav.choices aria-label=(text(language, "new-game", &[])) {
            @for other in games.iter() {
                div class={ "game " (other.name()) } {
                    strong { (other.title()) }
                    @for count in other.seats() {
                        @let address = format!("/new/{}/{count}", other.name());
                        @let label = match count {
                            1 => text(language, "seats-solo", &[]),
                            _ => text(language, "seats-count", &[("count", count.into())]),
                        };
                        // Another number of seats keeps what was chosen.
                        @if other.name() == game.name() {
                            button form="new" formmethod="get" formaction=(address)
                                aria-current=[(count == seats).then_some("page")] { (label) }
                        } @else { a href=(address) { (label) } }
                    }
                }
            }
        }
    }
}

/// A row for a seat: its emblem and colour, and who sits there if nothing else is chosen.
pub(super) fn who(language: Language, game: GameRef, seats: usize, seat: Seat, usual: &str) -> Markup {
    let say = |id: &str| text(language, id, &[]);
    let people = [("me", say("kind-me")), ("open", say("kind-open")), ("local", say("kind-local"))];
    html! {
        label class={ "seat seat-" (number(seat)) } {
            span.chip aria-hidden="true" { (game.emblem(seats, seat)) }
            span.colour { (game.colour(language, seats, seat)) }
            select name={ "seat" (number(seat)) } {
                @for (value, label) in people { option value=(value) selected[value == usual] { (label) } }
                @for &level in Level::ALL {
                    @let value = format!("bot-{}", level.name());
                    option value=(value) selected[value == usual] {
                        (text(language, "seat-bot", &[("level", texts::levels::level(language, level.name()).into())]))
                    }
                }
            }
        }
    }
}

/// Who was chosen for a seat, if that can be.
fn chosen_seat(chosen: &Chosen, seat: Seat) -> Option<&str> {
    let who = chosen.get(&format!("seat{}", number(seat)))?;
    let is_bot = who.strip_prefix("bot-").is_some_and(|level| Level::parse(level).is_some());
    (is_bot || ["me", "open", "local"].contains(&who.as_str())).then_some(who)
}

fn options(language: Language, game: GameRef, seats: usize, chosen: &Chosen) -> Markup {
    html! {
        @for option in game.options(seats) {
            @let name = format!("option-{}", option.key);
            @let chosen = option.values.iter().position(|value| chosen.get(&name).is_some_and(|chosen| chosen == value));
            fieldset {
                legend { (game.option_title(language, option.key)) }
                div.options {
                    @for (index, value) in option.values.iter().enumerate() {
                        label {
                            input type="radio" name=(name) value=(value) checked[index == chosen.unwrap_or(0)];
                            (sentence(&game.option(language, option.key, value)))
                        }
                    }
                }
            }
        }
    }
}

/// A choice in a sentence; what comes before a colon is its name.
fn sentence(text: &str) -> Markup {
    match text.split_once(": ") {
        Some((name, what)) => html! { span { strong { (texts::sentence(name.to_owned())) } br;
        (texts::sentence(what.to_owned())) } },
        None => html! { span { (text) } },
    }
}
